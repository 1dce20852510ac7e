export const ja = {
  members: (n: number) => `メンバー ${n.toLocaleString("ja-JP")}人`,
  board: { title: "お知らせ", newWindow: "（新しいウィンドウで開きます）" },
  userType: { alumni: "アルムナイ", employee: "在籍者", admin: "管理者" },
} as const;
