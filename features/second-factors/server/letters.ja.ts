import type { Letters } from "./letters.ts";

const notYou =
  "お心当たりのない場合は、ほかの方がログインしているおそれがあります。すぐにアカウント設定を開き、パスワードを変更してください。";
const settings = "アカウント設定を開く";

const told =
  (what: string, detail: string) =>
  ({ name, at, url }: { name: string; at: string; url: string }) => ({
    subject: `【Enishi】${what}`,
    heading: what,
    paragraphs: [`${name} 様`, `${at}（日本時間）に、${detail}`, notYou],
    action: { label: settings, url },
  });

export const ja: Letters = {
  passkeyAdded: told("パスキーが登録されました", "アカウントにパスキーが登録されました。"),
  passkeyRemoved: told("パスキーが削除されました", "アカウントからパスキーが削除されました。"),
  appAdded: told(
    "認証アプリが設定されました",
    "アカウントに認証アプリが設定されました。ログインの際に、アプリのコードをお尋ねします。",
  ),
  appRemoved: told("認証アプリの設定が解除されました", "アカウントの認証アプリの設定が解除されました。"),
  recoveryCodesRenewed: told(
    "リカバリーコードが新しくなりました",
    "リカバリーコードが作り直されました。これまでのコードはお使いいただけません。",
  ),
  recoveryCodeUsed: ({ left, ...values }) =>
    told(
      "リカバリーコードでログインがありました",
      `リカバリーコードを使ったログインがありました。残りのコードは${left}個です。`,
    )(values),
  removedByProvider: told(
    "二段階認証を解除しました",
    "お申し出により、運営者が二段階認証を解除しました。これからはパスワードだけでログインできます。ログインのうえ、もう一度設定してください。",
  ),
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
};
