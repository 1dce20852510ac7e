import { defineMessages } from "#kit/web/i18n.ts";

export const useOpenInvitationMessages = defineMessages(
  {
    title: "在籍者への招待",
    search: "氏名・メールアドレス・社員番号で検索",
    emptyHint: "招待メールを送った在籍者のうち、まだ参加していない方がここに並びます。",
  },
  {
    title: "Employee invitations",
    search: "Search by name, email or employee ID",
    emptyHint: "Employees who have been emailed an invitation and have not joined yet are listed here.",
  },
);
