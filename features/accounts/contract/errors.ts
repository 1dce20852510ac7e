import { errorCodes } from "#kit/contract/errors.ts";
import { EMAIL_CHANGE_VALID_HOURS, FRESH_SIGN_IN_MINUTES, RESET_VALID_HOURS } from "./limits.ts";

export const accountErrors = errorCodes({
  ERROR_RESET_LINK_EXPIRED: {
    ja: `このリンクの有効期限（${RESET_VALID_HOURS}時間）が切れています。もう一度、再設定のメールをお申し込みください。`,
    en: `This link has expired after ${RESET_VALID_HOURS} hours. Ask for another email.`,
  },
  ERROR_RESET_LINK_USED: {
    ja: "このリンクは既に使われています。新しいパスワードでログインしてください。お心当たりがない場合は、もう一度再設定してください。",
    en: "This link has already been used. Log in with your new password. If that was not you, reset your password again.",
  },
  ERROR_RESET_LINK_VOID: {
    ja: "このリンクは、後から送られたリンク、パスワードやメールアドレスの変更、またはすべての端末からのログアウトにより無効になりました。最新のメールのリンクを使うか、もう一度お申し込みください。",
    en: "This link no longer works: a later one was sent, your password or address was changed, or all your devices were logged out. Use the link in the latest email, or ask for another.",
  },
  ERROR_RESET_LINK_UNKNOWN: {
    ja: "このリンクは使えません。メールのリンク全体を開いているかご確認のうえ、もう一度お申し込みください。",
    en: "This link does not work. Check that you opened the whole link in the email, or ask for another.",
  },
  ERROR_EMAIL_LINK_EXPIRED: {
    ja: `このリンクの有効期限（${EMAIL_CHANGE_VALID_HOURS}時間）が切れています。アカウント設定から、もう一度変更してください。`,
    en: `This link has expired after ${EMAIL_CHANGE_VALID_HOURS} hours. Change the address again in your account settings.`,
  },
  ERROR_EMAIL_LINK_USED: {
    ja: "このリンクは既に使われています。メールアドレスの変更は済んでいます。",
    en: "This link has already been used. Your address has been changed.",
  },
  ERROR_EMAIL_LINK_VOID: {
    ja: "このリンクは、後から行われた変更や取り消し、パスワードの変更、またはすべての端末からのログアウトにより無効になりました。最新のメールのリンクを使うか、アカウント設定からもう一度変更してください。",
    en: "This link no longer works: you made a later change, cancelled it, changed your password, or logged out all your devices. Use the link in the latest email, or change the address again in your account settings.",
  },
  ERROR_EMAIL_LINK_UNKNOWN: {
    ja: "このリンクは使えません。メールのリンク全体を開いているかご確認ください。",
    en: "This link does not work. Check that you opened the whole link in the email.",
  },
  ERROR_EMAIL_TAKEN: {
    ja: "このメールアドレスは、ほかのアカウントで使われるようになったため、変更できませんでした。別のメールアドレスで変更してください。",
    en: "Another account now uses this address, so the change could not be made. Choose another address.",
  },
  ERROR_EMAIL_UNCHANGED: {
    ja: "現在と同じメールアドレスです。新しいメールアドレスを入力してください。",
    en: "This is your current address. Enter a new one.",
  },
  ERROR_SIGN_IN_AGAIN: {
    ja: `安全のため、一度ログアウトし、もう一度ログインしてから${FRESH_SIGN_IN_MINUTES}分以内にお試しください。`,
    en: `For your security, log out and log in again, then try again within ${FRESH_SIGN_IN_MINUTES} minutes.`,
  },
  ERROR_CURRENT_PASSWORD: {
    ja: "現在のパスワードが正しくありません。もう一度入力してください。",
    en: "Your current password is not correct. Enter it again.",
  },
});
