export const ja = {
  title: "コミュニティを選ぶ",
  lead: (name: string) => `${name}さん、おかえりなさい。`,
  enter: "入る",
  leave: "コミュニティを退会する",
  withdrawApplication: "申し込みを取り下げる",
  dashboard: "管理画面へ",
  unreadNotices: (n: number) => `未読のお知らせ ${n}件`,
  unreadChats: (n: number) => `未読のチャット ${n}件`,
  admin: "管理者",
  state: { under_review: "承認待ち", paused: "休止中", closed: "利用できません" },
  explain: {
    under_review: "管理者が参加の申し込みを確認しています。承認されると、メールでお知らせします。",
    paused: "現在、このコミュニティのご利用を休止しています。くわしくは管理者にお問い合わせください。",
    closed: "現在、このコミュニティには入れません。くわしくは管理者にお問い合わせください。",
  },
  emptyTitle: "参加しているコミュニティはありません",
  emptyText: {
    alumni: "招待URLまたは招待コードをお持ちの方は、そちらから参加できます。",
    employee: "コミュニティの管理者から届く招待メールのリンクから参加できます。",
  },
  enterCode: "招待コードを入力する",
} as const;
