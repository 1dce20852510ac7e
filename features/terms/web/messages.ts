import { defineMessages } from "#kit/web/i18n.ts";
import type { TermsDocument } from "../contract/views.ts";

export const useTermsMessages = defineMessages(
  {
    /** The title names whose terms they are. R054 */
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
  },
  {
    title: {
      provider: "Enishi terms of use",
      alumni: "Membership terms",
      employee: "Notes on using the community",
    },
    version: (n) => `Version ${n}`,
    updated: (time) => `Updated ${time}`,
    missing: "These terms have not been published yet.",
    consent: {
      title: "The terms have changed",
      lead: (community) =>
        `To continue using ${community}, you need to agree to the following. Anything you were writing has been kept.`,
      versions: (before, after) => `From version ${before} to version ${after}`,
      whole: "Read the new version in full",
      added: "Added",
      removed: "Removed",
      addedMark: "Added: ",
      removedMark: "Removed: ",
      omitted: (lines) => `(${lines} unchanged ${lines === 1 ? "line" : "lines"} omitted)`,
      onlyForm: "The wording has not changed.",
      agree: "Agree and continue",
      declining: "If you do not agree:",
      logOut: "Log out",
      leaveCommunity: "Leave community",
      leaveService: "Leave Enishi",
    },
  },
);
