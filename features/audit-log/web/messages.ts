import { defineMessages } from "#kit/web/i18n.ts";

export const useAuditMessages = defineMessages(
  {
    title: "操作履歴",
    search: "対象の人の氏名（当時・現在）・管理番号で検索",
    targets: "対象ごとの変更内容",
    empty: "操作履歴はありません",
    emptyHint:
      "管理者の操作と閲覧が、「いつ・誰が・誰に・何をしたか」の記録として残ります。変更や削除はできません。",
    before: "変更前",
    after: "変更後",
    field: "項目",
    nothing: "変更内容の記録はありません",
    bulk: "処理結果を見る",
    own: {
      section: "管理者によるデータの取り扱い",
      sectionText: "ご自身のデータを、コミュニティの管理者がどう取り扱ったかを確認できます。",
      sectionAction: "確認する",
      title: "管理者によるデータの取り扱い",
      lead: "ご自身の登録情報や投稿などに対する、コミュニティの管理者の閲覧・変更・書き出しの記録です。",
      empty: "記録はありません",
      emptyHint: "ご自身のデータを管理者が変更したり、書き出したりすると、ここに記録が残ります。",
      by: (name: string, community: string) => `${community} ${name}さん`,
      byGone: (community: string) => `${community}（退会した管理者）`,
      reason: (reason: string) => `理由：${reason}`,
    },
  },
  {
    title: "Audit log",
    search: "Search by name, then or now, or number",
    targets: "What was changed for each",
    empty: "No actions recorded yet",
    emptyHint:
      "Everything administrators do or view is recorded here: who did what, to whom and when. Entries cannot be changed or deleted.",
    before: "Before",
    after: "After",
    field: "Field",
    nothing: "No changes are recorded",
    bulk: "Show the result",
    own: {
      section: "How administrators handle your data",
      sectionText: "See what the administrators of your communities have done with your data.",
      sectionAction: "Show",
      title: "How administrators handle your data",
      lead: "A record of when your communities’ administrators viewed, changed or exported your details, posts and so on.",
      empty: "Nothing is recorded",
      emptyHint: "When an administrator changes or exports your data, it is listed here.",
      by: (name, community) => `${name}, ${community}`,
      byGone: (community) => `${community} (an administrator who has left)`,
      reason: (reason) => `Reason: ${reason}`,
    },
  },
);
