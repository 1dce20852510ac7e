import { errorCodes } from "#kit/contract/errors.ts";
import { EMPLOYEE_INVITATION_DAYS } from "./limits.ts";

/** The codes of registration that the specification prints are elsewhere: R276–R278, R320–R323. */
export const employeeErrors = errorCodes({
  ERROR_EMPLOYEE_INVITATION_EXPIRED: {
    ja: `この招待の有効期限（${EMPLOYEE_INVITATION_DAYS}日間）が切れています。コミュニティの管理者に、招待メールの再送をご依頼ください。`,
    en: `This invitation has expired after ${EMPLOYEE_INVITATION_DAYS} days. Ask the community’s administrator to resend it.`,
  },
  ERROR_EMPLOYEE_INVITATION_REVOKED: {
    ja: "この招待は取り消されたか、新しい招待に置き換えられました。最新の招待メールを開いてください。届いていない場合は、コミュニティの管理者にお問い合わせください。",
    en: "This invitation has been withdrawn or replaced. Open the latest invitation email. If you do not have one, ask the community’s administrator.",
  },
  ERROR_EMPLOYEE_INVITATION_FOR_OTHER: {
    ja: "この招待は、別のアカウントの方に宛てたものです。招待メールを受け取ったアカウントでログインしてください。",
    en: "This invitation is for another account. Log in with the account that received the email.",
  },
  ERROR_EMPLOYEE_ENTERED: {
    ja: "このメールアドレスの在籍者は、既に登録されています。",
    en: "An employee with this email address has already been added.",
  },
  ERROR_EMPLOYEE_ID_TAKEN: {
    ja: "この社員番号は、ほかの在籍者に登録されています。",
    en: "This employee ID belongs to another employee.",
  },
  ERROR_EMPLOYEE_ID_UNKNOWN: {
    ja: ({ employee_id }) => `社員番号「${employee_id}」の在籍者は登録されていません。`,
    en: ({ employee_id }) => `No employee has the employee ID “${employee_id}”.`,
  },
  ERROR_EMPLOYEE_TWICE: {
    ja: ({ row }) => `${row}行目と同じ内容です。どちらかを取り除いてください。`,
    en: ({ row }) => `Row ${row} has the same content. Remove one of them.`,
  },
});
