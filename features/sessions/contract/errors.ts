import { errorCodes } from "#kit/contract/errors.ts";

export const sessionErrors = errorCodes({
  ERROR_LOGIN: {
    status: 400,
    ja: "メールアドレスまたはパスワードが正しくありません。",
    en: "The e-mail address or the password is not correct.",
  },
  ERROR_OTP_INVALID: {
    status: 400,
    ja: "このリンクは使用済みか、有効期限が切れています。ログインしてください。",
    en: "This link has been used or has expired. Please log in.",
  },
});
