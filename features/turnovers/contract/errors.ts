import { errorCodes } from "#kit/contract/errors.ts";
import { TURNOVER_INVITATION_DAYS, TURNOVER_UNDO_DAYS } from "./limits.ts";

/** These say why the office cannot turn somebody over. */
export const turnoverErrors = errorCodes({
  ERROR_TURNOVER_CONTRACTOR: {
    ja: "契約者はアルムナイに切り替えられません。先に契約をほかの管理者に引き継いでください。",
    en: "The contractor cannot become an alumnus. Hand the contract over to another administrator first.",
  },
  ERROR_TURNOVER_ADMINISTRATOR: {
    ja: "管理者はアルムナイに切り替えられません。先に管理者から外してください。",
    en: "An administrator cannot become an alumnus. Remove them as an administrator first.",
  },
  ERROR_TURNOVER_NOT_JOINED: {
    ja: "まだ参加していない方です。アルムナイに切り替えられるのは、参加中の在籍者です。",
    en: "This person has not joined yet. Only employees who are participating can become alumni.",
  },
  ERROR_TURNOVER_PAUSED: {
    ja: "一時停止中の方です。アルムナイとして引き継ぐと参加中になるため、先に一時停止を解除してください。",
    en: "This person is paused. Becoming an alumnus would let them take part again, so resume them first.",
  },
  ERROR_TURNOVER_WITHDRAWN: {
    ja: "退会した方です。個人情報は消去されているため、切り替えられません。招待URLから、新しいアルムナイとして登録していただけます。",
    en: "This person has left and their personal data has been erased, so they cannot be changed to an alumnus. They can register as a new alumnus with an invitation link.",
  },
  ERROR_TURNED_OVER: {
    ja: "既にアルムナイに切り替えられています。",
    en: "This person has already been changed to an alumnus.",
  },
  ERROR_TURNOVER_WORK_ADDRESS: {
    ja: "在籍者として使っているメールアドレスです。退職後も受け取れる個人のメールアドレスを入力してください。",
    en: "This is the address they use as an employee. Enter a private address that still works after they leave.",
  },
  ERROR_TURNOVER_ALUMNUS_HERE: {
    ja: "このメールアドレスの方は、既にこのコミュニティのアルムナイか、承認待ちの候補者です。1人で2つ登録することはできません。",
    en: "Someone with this address is already an alumnus or candidate in this community. A person can have only one membership.",
  },
  ERROR_TURNOVER_EMPLOYEE_HERE: {
    ja: "このメールアドレスは、このコミュニティの在籍者として登録されています。別のメールアドレスを入力してください。",
    en: "This address belongs to an employee of this community. Enter another address.",
  },
  ERROR_TURNOVER_INVITED_HERE: {
    ja: "このメールアドレスには、ほかの方のアルムナイへの切り替えの招待を送っています。",
    en: "Someone else who is becoming an alumnus has been invited at this address.",
  },
  ERROR_TURNOVER_REQUESTED: {
    ja: "切り替えを依頼しています。ご本人の確認か、待ち時間の終わりをお待ちください。やり直すには、先に取り下げてください。",
    en: "This has been requested already and waits for the employee to confirm, or for the waiting time to end. To ask anew, withdraw the request first.",
  },
  ERROR_TURNOVER_OBJECTED_BEFORE: {
    ja: "ご本人が異議を申し立てたため、あらためて依頼できるのは契約者だけです。",
    en: "This person has objected, so only the contractor can ask again.",
  },
  ERROR_TURNOVER_UNDO_CONTRACTOR: {
    ja: `ご本人が引き継いだあとに元に戻せるのは、契約者だけです（${TURNOVER_UNDO_DAYS}日以内）。`,
    en: `After the person has accepted, only the contractor can undo this (within ${TURNOVER_UNDO_DAYS} days).`,
  },
  ERROR_TURNOVER_ENTERED_AGAIN: {
    ja: "この方は在籍者としてあらためて登録されているため、元に戻せません。",
    en: "This person has been added as an employee again, so this can no longer be undone.",
  },
  ERROR_TURNOVER_ACCOUNT_CLOSED: {
    ja: "在籍者のアカウントが削除されているため、元に戻せません。",
    en: "The employee account has been deleted, so this can no longer be undone.",
  },
});

/** These answer an employee, or the link of their letter, about a request that is no longer open. */
export const turnoverRequestErrors = errorCodes({
  ERROR_TURNOVER_REQUEST_UNKNOWN: {
    ja: "このリンクは使えません。メールのリンクを、もう一度そのまま開いてください。",
    en: "This link does not work. Open the link in the email again as it is.",
  },
  ERROR_TURNOVER_REQUEST_OBJECTED: {
    ja: "この切り替えは、異議を受け付けて中止しました。在籍者としてのご利用は、これまでどおりです。",
    en: "An objection has stopped this change. You remain an employee as before.",
  },
  ERROR_TURNOVER_REQUEST_CANCELLED: {
    ja: "この切り替えの依頼は、管理者が取り下げました。在籍者としてのご利用は、これまでどおりです。",
    en: "An administrator has withdrawn this request. You remain an employee as before.",
  },
  ERROR_TURNOVER_REQUEST_CARRIED_OUT: {
    ja: "この切り替えは、既に行われました。取り消しは、コミュニティの契約者にご依頼ください。",
    en: "This change has already been made. Ask the community’s contractor to undo it.",
  },
  ERROR_TURNOVER_REQUEST_LAPSED: {
    ja: "この切り替えの依頼は、取り消されたか、無効になっています。",
    en: "This request has been undone or is no longer valid.",
  },
  ERROR_TURNOVER_REQUEST_CONFIRMED: {
    ja: "この切り替えは、既に確認されています。",
    en: "This change has already been confirmed.",
  },
});

/** These answer a key that is unknown or no longer valid. */
export const turnoverKeyErrors = errorCodes({
  ERROR_TURNOVER_INVITATION_EXPIRED: {
    ja: `この招待の有効期限（${TURNOVER_INVITATION_DAYS}日間）が切れています。コミュニティの管理者に、招待メールの再送をご依頼ください。`,
    en: `This invitation has expired after ${TURNOVER_INVITATION_DAYS} days. Ask the community’s administrator to resend it.`,
  },
  ERROR_TURNOVER_INVITATION_REVOKED: {
    ja: "この招待は管理者が取り消しました。お心当たりのない場合は、コミュニティの管理者にお問い合わせください。",
    en: "An administrator has withdrawn this invitation. If you did not expect that, ask the community’s administrator.",
  },
  ERROR_TURNOVER_INVITATION_USED: {
    ja: "この招待は既に使われています。アルムナイのアカウントでログインしてください。",
    en: "This invitation has already been used. Log in with your alumni account.",
  },
});
