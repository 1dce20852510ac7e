import * as z from "zod/mini";
import { actName } from "#features/audit-log/contract/acts.ts";
import { changes } from "#features/audit-log/contract/event.ts";
import { actInWords, targetInWords, targetKindInWords } from "#features/audit-log/contract/event-in-words.ts";
import { eventWords } from "#features/audit-log/contract/event-words.ts";
import type { Language } from "#kit/contract/language.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";

const acted = { ja: "操作", en: "Action" } as const;

/** What is erased is known by its number alone. */
const erasedWords = {
  ja: (what: string, id: number) => `${what} ${id}（消去済み）`,
  en: (what: string, id: number) => `${what} ${id} (erased)`,
} as const;

type Place = { readonly community_id: number | null; readonly community: string | null };

export function communityInWords({ community_id, community }: Place, language: Language): string {
  const { none } = eventWords[language];
  if (community_id === null) return none;
  return community ?? erasedWords[language](targetKindInWords("community", language), community_id);
}

type Upon = {
  readonly target: { readonly kind: string; readonly id: number };
  readonly whose: string | null;
};

/** A community has a column of its own. */
export function uponInWords({ target, whose }: Upon, language: Language): string {
  const { none } = eventWords[language];
  if (target.kind === "community") return none;
  if (target.kind === "operator")
    return whose ?? erasedWords[language](targetKindInWords("operator", language), target.id);
  return targetInWords({ target, whose: null }, language);
}

const event = field.fields(
  {
    at: field.moment({ ja: "日時", en: "Date" }, { sort: "desc", filter: ["from", "to"] }),
    /** So the operator was called then, also where they are removed. */
    actor: field.text({ ja: "操作した人", en: "Done by" }, { filter: true, width: 9 }),
    act: field.name(acted, { said: actInWords, width: 16 }),
    community: field.text(
      { ja: "コミュニティ", en: "Community" },
      { nullable: true, filter: "of", said: communityInWords, grows: true, width: 12 },
    ),
    upon: field.told("text", { ja: "対象", en: "Target" }, { said: uponInWords, width: 11 }),
    changes: field.told("text", { ja: "変更内容", en: "Changes" }, { column: false }),
    reason: field.text({ ja: "理由", en: "Reason" }, { nullable: true, width: 10 }),
    ip: field.text({ ja: "接続元", en: "From" }, { nullable: true, optional: true }),
  },
  {
    id: z.number(),
    community_id: z.nullable(z.number()),
    target: z.object({ kind: z.string(), id: z.number() }),
    /** The operator whom it concerns. */
    whose: z.nullable(z.string()),
    changes: z.nullable(changes),
  },
  { filters: { act: field.oneOf(acted, actName) }, offered: ["actor", "act", "community", "at"] },
);
export type OperatorEvent = z.output<typeof event.row>;

const path = "/operator/events";

export const listOperatorEvents = listCall({
  access: "operator",
  path,
  csv: `${path}/csv`,
  security: "personalDataViewed",
  summary:
    "Every act of the operators: who, what, upon whom, in which community, before and after, from where",
  search: "info",
  ...event,
  /** The acts that stand in the log, for the filter. */
  beside: { acts: z.array(z.string()) },
});
