import { errorCodes } from "#kit/contract/errors.ts";
import { MAILED_LINK_VALID_HOURS, PRINTED_LINK_VALID_MINUTES } from "./limits.ts";

const command = "npm run operator -- invite";

export const operatorErrors = errorCodes({
  ERROR_OPERATOR_LINK_UNKNOWN: {
    ja: `このリンクは正しくありません。リンク全体を開いているか、お確かめください。新しいリンクは、ほかの運営者からの招待か、サーバーでの「${command} メールアドレス」で発行できます。`,
    en: `This link is not correct. Check that you have opened the whole of it. Another operator can invite you again, or “${command} ADDRESS” on the server prints a new link.`,
  },
  ERROR_OPERATOR_LINK_USED: {
    ja: `このリンクは、既に使われています。ご自身で設定された場合は、ログインしてください。お心当たりのない場合は、サーバーで「${command} メールアドレス」を実行し、表示されたリンクで設定し直してください。`,
    en: `This link has already been used. If you used it, log in. If not, run “${command} ADDRESS” on the server and set the account up again with the link it prints.`,
  },
  ERROR_OPERATOR_LINK_EXPIRED: {
    ja: `このリンクの有効期限（表示されたリンクは${PRINTED_LINK_VALID_MINUTES}分、メールのリンクは${MAILED_LINK_VALID_HOURS}時間）が過ぎました。ほかの運営者に招待を依頼するか、サーバーで「${command} メールアドレス」を実行して新しいリンクを発行してください。`,
    en: `This link has expired: a printed one is valid for ${PRINTED_LINK_VALID_MINUTES} minutes, a mailed one for ${MAILED_LINK_VALID_HOURS} hours. Ask another operator to invite you again, or run “${command} ADDRESS” on the server.`,
  },
  /** The link of the first start works only while nobody is an operator. */
  ERROR_OPERATOR_LINK_CLOSED: {
    ja: `最初の運営者は、既に設定されています。ログインするか、その方に招待を依頼してください。どなたもログインできない場合は、サーバーで「${command} メールアドレス」を実行してください。`,
    en: `The first operator has already been set up. Log in, or ask them to invite you. If nobody can log in, run “${command} ADDRESS” on the server.`,
  },
  ERROR_OPERATOR_ALREADY: {
    ja: "このメールアドレスの方は、既に運営者です。",
    en: "Somebody with this address is an operator already.",
  },
  ERROR_LAST_OPERATOR: {
    ja: "最後の運営者は削除できません。先に、ほかの運営者を招待し、設定が終わるのを待ってください。",
    en: "The last operator cannot be removed. Invite another one first and wait until they have set up their account.",
  },
});
