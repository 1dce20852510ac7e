import type { SecondFactorLetters } from "./mails.ts";

const change = (what: string, detail: string) => () => ({ what, detail });

export const ja: SecondFactorLetters = {
  happened: {
    passkeyAdded: change("パスキーが登録されました", "アカウントにパスキーが登録されました。"),
    passkeyRemoved: change("パスキーが削除されました", "アカウントからパスキーが削除されました。"),
    appAdded: change(
      "認証アプリが設定されました",
      "アカウントに認証アプリが設定されました。ログインの際に、アプリのコードをお尋ねします。",
    ),
    appRemoved: change("認証アプリの設定が解除されました", "アカウントの認証アプリの設定が解除されました。"),
    recoveryCodesRenewed: change(
      "リカバリーコードが新しくなりました",
      "リカバリーコードが作り直されました。これまでのコードはお使いいただけません。",
    ),
    recoveryCodeUsed: (left) => ({
      what: "リカバリーコードでログインがありました",
      detail: `リカバリーコードを使ったログインがありました。残りのコードは${left}個です。`,
    }),
    removedByProvider: change(
      "二段階認証を解除しました",
      "お申し出により、運営者が二段階認証を解除しました。これからはパスワードだけでログインできます。ログインのうえ、もう一度設定してください。",
    ),
  },
  demanded: ({ name, community, url }) => ({
    subject: `【Enishi】「${community}」の管理に二段階認証が必要になりました`,
    heading: "二段階認証の設定のお願い",
    paragraphs: [
      `${name} 様`,
      `「${community}」では、管理者の方に二段階認証が必要になりました。`,
      "パスキーまたは認証アプリを設定していただくまで、このコミュニティをご利用いただけません。設定は数分で終わります。",
    ],
    action: { label: "二段階認証を設定する", url },
  }),
  demandBegun: ({ name, community, by, at, url }) => ({
    subject: `【Enishi】「${community}」の管理者の二段階認証が必須になりました`,
    heading: "管理者の二段階認証が必須になりました",
    paragraphs: [
      `${name} 様`,
      `${at}（日本時間）に、${by}さんが、「${community}」の管理者の二段階認証を必須にしました。`,
      "設定していない管理者は、設定を終えるまでこのコミュニティを利用できません。",
    ],
    action: { label: "設定状況を確認する", url },
  }),
  demandEnded: ({ name, community, by, at, url }) => ({
    subject: `【Enishi】「${community}」の管理者の二段階認証の必須化が解除されました`,
    heading: "管理者の二段階認証の必須化が解除されました",
    paragraphs: [
      `${name} 様`,
      `${at}（日本時間）に、${by}さんが、「${community}」の管理者の二段階認証の必須化を解除しました。これからは、設定していない管理者もパスワードだけで利用できます。`,
      "お心当たりのない変更の場合は、すぐに契約者にご確認ください。",
    ],
    action: { label: "設定状況を確認する", url },
  }),
};
