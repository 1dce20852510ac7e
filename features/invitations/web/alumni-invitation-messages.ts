import { defineMessages } from "#kit/web/i18n.ts";

export const useAlumniInvitationMessages = defineMessages(
  {
    title: "アルムナイへの招待",
    search: "氏名・メールアドレスで検索",
    emptyHint:
      "CSVから招待メールを送ったアルムナイのうち、まだ登録していない方がここに並びます。登録した方は、ステータスの条件で確認できます。",
    states: {
      sending: "送信中",
      sent: "未開封",
      opened: "開封済み・未登録",
      expired: "期限切れ",
      revoked: "停止中",
      registered: "登録済み",
    },
    column: { sent: "送信日時", opened: "開いた日時", answered: "登録日時" },
  },
  {
    title: "Alumni invitations",
    search: "Search by name or email",
    emptyHint:
      "Alumni who were emailed an invitation from a CSV file and have not registered yet are listed here. To see those who have, use the status filter.",
    states: {
      sending: "Sending",
      sent: "Not opened",
      opened: "Opened, not registered",
      expired: "Expired",
      revoked: "Stopped",
      registered: "Registered",
    },
    column: { sent: "Sent", opened: "Opened", answered: "Registered" },
  },
);
