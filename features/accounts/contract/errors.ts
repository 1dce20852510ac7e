import { errorCodes } from "#kit/contract/errors.ts";
import { EMAIL_CHANGE_VALID_HOURS, FRESH_SIGN_IN_MINUTES, RESET_VALID_HOURS } from "./limits.ts";

export const accountErrors = errorCodes({
  ERROR_RESET_LINK_EXPIRED: {
    ja: `このリンクの有効期限（${RESET_VALID_HOURS}時間）が切れています。もう一度、再設定のメールをお申し込みください。`,
    en: `This link has expired (${RESET_VALID_HOURS} hours). Please ask for another email.`,
  },
  ERROR_RESET_LINK_USED: {
    ja: "このリンクは既に使われています。新しいパスワードでログインしてください。お心当たりがない場合は、もう一度再設定してください。",
    en: "This link has been used. Please log in with the new password. If that was not you, reset it again.",
  },
  ERROR_RESET_LINK_VOID: {
    ja: "このリンクは、後から送られたリンク、パスワードやメールアドレスの変更、またはすべての端末からのログアウトにより無効になりました。いちばん新しいメールのリンクを使うか、もう一度お申し込みください。",
    en: "This link has become void: a later one was sent, the password or the address was changed, or every device was logged out. Please use the newest email, or ask for another.",
  },
  ERROR_RESET_LINK_UNKNOWN: {
    ja: "このリンクは使えません。メールのリンク全体を開いているかご確認のうえ、もう一度お申し込みください。",
    en: "This link does not work. Please check that you opened all of the link in the email, or ask for another.",
  },
  ERROR_EMAIL_LINK_EXPIRED: {
    ja: `このリンクの有効期限（${EMAIL_CHANGE_VALID_HOURS}時間）が切れています。アカウント設定から、もう一度変更してください。`,
    en: `This link has expired (${EMAIL_CHANGE_VALID_HOURS} hours). Please change the address again in your account settings.`,
  },
  ERROR_EMAIL_LINK_USED: {
    ja: "このリンクは既に使われています。メールアドレスの変更は済んでいます。",
    en: "This link has been used. The address has been changed already.",
  },
  ERROR_EMAIL_LINK_VOID: {
    ja: "このリンクは、後から行われた変更や取り消し、パスワードの変更、またはすべての端末からのログアウトにより無効になりました。いちばん新しいメールのリンクを使うか、アカウント設定からもう一度変更してください。",
    en: "This link has become void: a later change was made, it was cancelled, the password was changed, or every device was logged out. Please use the newest email, or change the address again in your account settings.",
  },
  ERROR_EMAIL_LINK_UNKNOWN: {
    ja: "このリンクは使えません。メールのリンク全体を開いているかご確認ください。",
    en: "This link does not work. Please check that you opened all of the link in the email.",
  },
  ERROR_EMAIL_TAKEN: {
    ja: "このメールアドレスは、ほかのアカウントで使われるようになったため、変更できませんでした。別のメールアドレスで変更してください。",
    en: "Another account now uses this address, so the change could not be made. Please choose another address.",
  },
  ERROR_EMAIL_UNCHANGED: {
    ja: "現在と同じメールアドレスです。新しいメールアドレスを入力してください。",
    en: "This is your current address. Please enter a new one.",
  },
  ERROR_SIGN_IN_AGAIN: {
    ja: `安全のため、一度ログアウトし、もう一度ログインしてから${FRESH_SIGN_IN_MINUTES}分以内にお試しください。`,
    en: `To be safe, please log out, log in again, and try again within ${FRESH_SIGN_IN_MINUTES} minutes.`,
  },
  ERROR_CURRENT_PASSWORD: {
    ja: "現在のパスワードが正しくありません。もう一度入力してください。",
    en: "The current password is not correct. Please enter it again.",
  },
});
