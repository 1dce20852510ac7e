import { defineMessages } from "#kit/web/i18n.ts";

export const useOpenInvitationMessages = defineMessages(
  {
    title: "在籍者への招待",
    search: "氏名・メールアドレス・社員番号で検索",
    empty: "返事を待っている招待はありません",
    emptyHint: "招待メールを送った在籍者のうち、まだ参加していない方がここに並びます。",
    column: {
      name: "氏名",
      email: "メールアドレス",
      employeeId: "社員番号",
      state: "ステータス",
      invitedBy: "招待した人",
      invited: "招待日時",
      expires: "有効期限",
    },
  },
  {
    title: "Employee invitations",
    search: "Search by name, e-mail or employee ID",
    empty: "No invitations are waiting for an answer",
    emptyHint: "Employees who have been mailed an invitation and have not joined yet are listed here.",
    column: {
      name: "Name",
      email: "E-mail",
      employeeId: "Employee ID",
      state: "Status",
      invitedBy: "Invited by",
      invited: "Invited",
      expires: "Valid until",
    },
  },
);
