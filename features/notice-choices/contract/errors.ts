import { errorCodes } from "#kit/contract/errors.ts";

export const noticeChoiceErrors = errorCodes({
  ERROR_UNSUBSCRIBE_LINK: {
    ja: "このリンクは無効です。ログインして、アカウント設定の「メールでのお知らせ」から変更してください。",
    en: "This link does not work. Log in and change it in the account settings under “Email notifications”.",
  },
});
