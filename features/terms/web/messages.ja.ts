import type { TermsDocument } from "../contract/views.ts";

export const ja = {
  /** R054 */
  title: {
    provider: "Enishi 利用規約",
    alumni: "会員規約",
    employee: "コミュニティご利用上の注意",
  } satisfies Record<TermsDocument, string>,
  version: (n: number) => `第${n}版`,
  updated: (time: string) => `更新日時 ${time}`,
  missing: "まだ公開されていません。",
  consent: {
    title: "規約が新しくなりました",
    lead: (community: string) =>
      `${community}を引き続きご利用いただくには、次の内容への同意が必要です。入力中の内容は、そのまま残っています。`,
    versions: (before: number, after: number) => `第${before}版から第${after}版へ`,
    whole: "新しい版の全文を読む",
    added: "追加された部分",
    removed: "削除された部分",
    addedMark: "追加：",
    removedMark: "削除：",
    omitted: (lines: number) => `（変更のない${lines}行を省略）`,
    onlyForm: "文面の変更はありません。",
    agree: "同意して続ける",
    declining: "同意しない場合：",
    logOut: "ログアウト",
    leaveCommunity: "コミュニティを退会",
    leaveService: "Enishiを退会",
  },
} as const;
