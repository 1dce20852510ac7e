import { errorCodes } from "#kit/contract/errors.ts";

/** The browser shows these as they are; any other code becomes REGISTER_FAILED. R276–R280, R320–R323 */
export const registrationErrors = errorCodes({
  ERROR_ACTIVATION_EXPIRED: {
    ja: "このリンクは無効か、有効期限（24時間）が切れています。もう一度、招待URLから登録してください。",
    en: "This link is invalid or has expired after 24 hours. Register again from your invitation.",
  },
  ERROR_ACTIVATION_PASSWORD: {
    ja: ({ left }) =>
      `パスワードが、登録したときのものと一致しません。あと${left}回入力できます。メールが複数届いている場合は、ご自身で登録したときのメールのリンクを開いてください。`,
    en: ({ left }) =>
      `This is not the password you chose when you registered. You can try ${Number(left) === 1 ? "once more" : `${left} more times`}. If you received several emails, open the link in the one for your own registration.`,
  },
  ERROR_ACTIVATION_LOCKED: {
    ja: "パスワードの入力回数の上限に達したため、このリンクは使えなくなりました。もう一度、招待URLから登録してください。",
    en: "The password was wrong too many times, so this link no longer works. Register again from your invitation.",
  },
  /** The browser shows this for any registration code it does not know. R278, R472 */
  REGISTER_FAILED: {
    ja: "登録できませんでした。もう一度お試しください。",
    en: "Registration failed.",
  },
});
