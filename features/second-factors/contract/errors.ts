import { errorCodes } from "#kit/contract/errors.ts";
import { PASSKEYS_AT_MOST, SETUP_VALID_MINUTES } from "./limits.ts";

export const secondFactorErrors = errorCodes({
  ERROR_SECOND_FACTOR_CODE: {
    ja: "コードが正しくないか、期限が切れています。認証アプリに今表示されているコードを入力してください。",
    en: "The code is not correct or has expired. Enter the one your authenticator app shows now.",
  },
  ERROR_RECOVERY_CODE: {
    ja: "リカバリーコードが正しくないか、既に使われています。まだ使っていない別のコードを入力してください。",
    en: "The recovery code is not correct or has been used. Enter another one that you have not used yet.",
  },
  ERROR_PASSKEY: {
    ja: "パスキーを確認できませんでした。このアカウントに登録したパスキーで、もう一度お試しください。",
    en: "The passkey could not be confirmed. Please try again with one that is registered for this account.",
  },
  ERROR_PASSKEY_NEW: {
    ja: `パスキーを登録できませんでした。${SETUP_VALID_MINUTES}分以内に操作を終えてください。同じ端末のパスキーは、1つだけ登録できます。`,
    en: `The passkey could not be registered. Finish within ${SETUP_VALID_MINUTES} minutes. Each device can have only one passkey.`,
  },
  ERROR_PASSKEYS_FULL: {
    ja: `パスキーは${PASSKEYS_AT_MOST}個まで登録できます。使っていないものを削除してください。`,
    en: `You can register up to ${PASSKEYS_AT_MOST} passkeys. Remove one you no longer use.`,
  },
  ERROR_AUTHENTICATOR_APP_EXPIRED: {
    ja: `設定の有効時間（${SETUP_VALID_MINUTES}分）が過ぎました。もう一度、最初から設定してください。`,
    en: `You have ${SETUP_VALID_MINUTES} minutes to set it up, and they have passed. Start again.`,
  },
  /** The last factor cannot be removed while a community demands one of its administrators. */
  ERROR_SECOND_FACTOR_KEPT: {
    ja: ({ community }) =>
      `「${community}」の管理者には二段階認証が必要なため、最後の1つは削除できません。先に別の方法を登録してください。`,
    en: ({ community }) =>
      `“${community}” requires two-step verification for its administrators, so your last method cannot be removed. Add another one first.`,
  },
  ERROR_SECOND_FACTOR_OF_OPERATOR: {
    ja: "運営者には二段階認証が必要なため、最後の1つは削除できません。先に別の方法を登録してください。",
    en: "Operators need two-step verification, so your last method cannot be removed. Add another one first.",
  },
  /** Whoever demands a second factor must have one. */
  ERROR_SECOND_FACTOR_FIRST: {
    ja: "先に、ご自身のアカウントで二段階認証を設定してください。",
    en: "Set up two-step verification for your own account first.",
  },
  ERROR_SECOND_FACTOR_CONTRACTOR: {
    status: 403,
    ja: "二段階認証の必須化を解除できるのは、契約者だけです。契約者にご依頼ください。",
    en: "Only the contractor can stop requiring two-step verification. Ask the contractor.",
  },
});
