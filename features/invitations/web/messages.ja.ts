export const ja = {
  action: "メンバーを招待",
  title: "招待URL",
  lead: "このURLを招待したい方にお送りください。URLを開くと、アルムナイとして登録できます。",
  url: "招待URL",
  code: "招待コード",
  copyUrl: "URLをコピー",
  copyCode: "コードをコピー",
  validUntil: (date: string) => `有効期限：${date}`,
  share: "共有する",
  shareOn: (service: string) => `${service}で共有（新しいウィンドウ）`,
  shareText: (community: string) => `${community}に参加しませんか？`,
  forbidden: "このコミュニティでは、招待URLを発行できません。コミュニティの管理者にお問い合わせください。",
} as const;
