import { defineMessages } from "#kit/web/i18n.ts";

export const useAlumniInvitationMessages = defineMessages(
  {
    title: "アルムナイへの招待",
    search: "氏名・メールアドレスで検索",
    emptyHint:
      "CSVから招待メールを送ったアルムナイのうち、まだ登録していない方がここに並びます。登録した方は、ステータスの条件で確認できます。",
  },
  {
    title: "Alumni invitations",
    search: "Search by name or email",
    emptyHint:
      "Alumni who were emailed an invitation from a CSV file and have not registered yet are listed here. To see those who have, use the status filter.",
  },
);
