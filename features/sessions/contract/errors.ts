import { errorCodes } from "#kit/contract/errors.ts";
import { SECOND_STEP_VALID_MINUTES } from "./limits.ts";

export const sessionErrors = errorCodes({
  /** With `service`, the person has signed in there but is linked to no account. R284 */
  ERROR_LOGIN: {
    isAlsoBare: true,
    ja: ({ service }) =>
      service === undefined
        ? "メールアドレスまたはパスワードが正しくありません。"
        : `この${service}アカウントと連携しているアカウントがありません。メールアドレスでログインしてから、アカウント設定で連携してください。`,
    en: ({ service }) =>
      service === undefined
        ? "The email address or password is not correct."
        : `No account is linked to this ${service} account. Log in with your email address and link it in your account settings.`,
  },
  /** An operator never gets in without a second factor. */
  ERROR_OPERATOR_SET_UP: {
    ja: "このアカウントには二段階認証が設定されていないため、ログインできません。サーバーで「npm run operator -- invite メールアドレス」を実行し、表示されたリンクから設定し直してください。",
    en: "This account has no two-step verification, so it cannot log in. Run “npm run operator -- invite ADDRESS” on the server and set the account up again with the link it prints.",
  },
  ERROR_SIGN_IN_STEP_GONE: {
    ja: `確認の有効時間（${SECOND_STEP_VALID_MINUTES}分）が過ぎたか、既に使われました。もう一度、最初からログインしてください。`,
    en: `This step has expired after ${SECOND_STEP_VALID_MINUTES} minutes or has already been completed. Log in again from the start.`,
  },
  ERROR_OTP_INVALID: {
    ja: "このリンクは、使用済みか、有効期限が切れたか、後から送られたリンクやパスワードなどの変更により無効になっています。メールアドレスとパスワードでログインしてください。",
    en: "This link has been used, has expired, or was replaced by a later link or a change to your password or address. Log in with your email address and password.",
  },
});
