import { changesInWords } from "#features/audit-log/contract/event-in-words.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { listOperatorEvents, type OperatorEvent } from "../contract/events.ts";
import { findEvents, listActs, type OperatorEventRow, selectEvent } from "./events.sql.ts";

const viewOf = ({ at, target_kind: kind, target_id: id, ...row }: OperatorEventRow): OperatorEvent => ({
  ...row,
  at: at.toISOString(),
  target: { kind, id },
});

const changesIn = (event: Pick<OperatorEvent, "act" | "changes">, language: Language): string =>
  changesInWords(event, language, {})
    .map(({ label, before, after }) => `${label}: ${before} → ${after}`)
    .join("\n");

export const readEventRoutes = serveList(listOperatorEvents, {
  find: ({ db }, { from, to, ...asked }) =>
    findEvents(db, asked, [
      from === undefined ? undefined : tokyoInstant(from),
      to === undefined ? undefined : new Date(tokyoInstant(to).getTime() + DAY_MS),
    ]),
  columns: selectEvent,
  id: "e.id",
  order: { at: "e.id" },
  view: async (rows) => rows.map(viewOf),
  beside: async ({ db }) => ({ acts: await listActs(db) }),
  csv: { name: "operators-log", told: async () => ({ changes: changesIn }) },
});
