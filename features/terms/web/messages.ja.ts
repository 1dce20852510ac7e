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
} as const;
