import { defineMessages } from "#kit/web/i18n.ts";

export const useCommunityMessages = defineMessages(
  {
    members: (n: number) => `メンバー ${n.toLocaleString("ja-JP")}人`,
    board: { title: "事務局からのお知らせ", newWindow: "（新しいウィンドウで開きます）" },
    userType: { alumni: "アルムナイ", employee: "在籍者", admin: "管理者" },
  },
  {
    members: (n) => (n === 1 ? "1 member" : `${n.toLocaleString("en-US")} members`),
    board: { title: "From the management office", newWindow: "(opens in a new window)" },
    userType: { alumni: "Alumnus", employee: "Employee", admin: "Administrator" },
  },
);
