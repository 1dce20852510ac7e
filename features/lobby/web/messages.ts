import { defineMessages } from "#kit/web/i18n.ts";

export const useLobbyMessages = defineMessages(
  {
    title: "コミュニティを選ぶ",
    lead: (name: string) => `${name}さん、こんにちは。`,
    newcomerTitle: "参加の申し込み",
    thanks: (name: string) => `${name}さん、お申し込みありがとうございます。`,
    enter: "入る",
    leave: "コミュニティを退会する",
    withdrawApplication: "申し込みを取り下げる",
    dashboard: "管理画面へ",
    unreadNotices: (n: number) => `未読のお知らせ${n}件`,
    unreadChats: (n: number) => `未読のチャット${n}件`,
    admin: "管理者",
    state: { under_review: "承認待ち", paused: "一時停止中", closed: "利用できません" },
    explain: {
      under_review:
        "管理者が参加の申し込みを確認しています。確認に数日かかることがあります。結果はメールでお知らせします。お急ぎの方や、入力した内容を直したい方は、「お問い合わせ」からご連絡ください。",
      paused:
        "現在、このコミュニティのご利用は一時停止されています。くわしくは管理者にお問い合わせください。",
      closed: "現在、このコミュニティには入れません。くわしくは管理者にお問い合わせください。",
    },
    emptyTitle: "参加しているコミュニティはありません",
    emptyText: {
      alumni: "招待コードまたは招待URLをお持ちの方は、下のボタンから参加できます。",
      employee: "コミュニティの管理者から届く招待メールのリンクから参加できます。",
    },
    another: {
      title: "ほかのコミュニティに参加する",
      text: "招待コードまたは招待URLをお持ちの方は、今のアカウントで参加できます。",
    },
    enterCode: "招待コードを入力する",
  },
  {
    title: "Choose a community",
    lead: (name) => `Hello, ${name}.`,
    newcomerTitle: "Your application",
    thanks: (name) => `Thank you for applying, ${name}.`,
    enter: "Enter",
    leave: "Leave community",
    withdrawApplication: "Withdraw application",
    dashboard: "Admin console",
    unreadNotices: (n) => (n === 1 ? "1 unread notification" : `${n} unread notifications`),
    unreadChats: (n) => (n === 1 ? "1 unread chat message" : `${n} unread chat messages`),
    admin: "Administrator",
    state: { under_review: "Awaiting approval", paused: "Paused", closed: "Closed" },
    explain: {
      under_review:
        "An administrator is reviewing your application. This can take a few days. We’ll tell you the outcome by email. If it’s urgent, or you want to correct what you entered, use “Contact us”.",
      paused: "Your membership of this community is paused. Ask its administrator for details.",
      closed: "This community is not available at the moment. Ask its administrator for details.",
    },
    emptyTitle: "You have not joined a community yet",
    emptyText: {
      alumni: "If you have an invitation link or code, you can use it to join.",
      employee: "You can join with the link in the invitation email from an administrator.",
    },
    another: {
      title: "Join another community",
      text: "If you have an invitation code or link, you can join with this account.",
    },
    enterCode: "Enter an invitation code",
  },
);
