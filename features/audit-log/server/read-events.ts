import { type JobTypes, listJobTypes } from "#features/occupations/server/index.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { MEMBER_PAGE_SIZE } from "#kit/contract/paging.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { CsvColumn } from "#kit/server/list/csv.ts";
import { cutPage, decodeCursor } from "#kit/server/list/cursor.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { actWords } from "../contract/acts.ts";
import { type AuditEvent, listAuditEvents, listOwnAuditEvents } from "../contract/calls.ts";
import { type AuditColumn, columnLabels } from "../contract/columns.ts";
import { actorInWords, changesInWords, personInWords, targetInWords } from "../contract/event-in-words.ts";
import { type EventRow, findEvents, listOwn, selectEvent } from "./read-events.sql.ts";

const personOf = (user_id: number | null, number: number | null, name: string | null) =>
  user_id === null ? null : { user_id, number, name };

const eventView = (row: EventRow): AuditEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  act: row.act,
  actor: personOf(row.actor_membership_id, row.actor_no, row.actor_name),
  target: { kind: row.target_kind, id: row.target_id },
  whose: personOf(row.target_membership_id, row.whose_no, row.whose_name),
  changes: row.changes as AuditEvent["changes"],
  reason: row.reason,
  bulk_act_id: row.activity_id,
  ip: row.ip,
});

/** The file has the columns of the screen and some details besides. */
const fileColumns = (language: Language, jobTypes: JobTypes) => {
  const names = Object.fromEntries([...jobTypes].map(([id, name]) => [id, name[language]]));
  const column = (name: AuditColumn, value: CsvColumn<AuditEvent>["value"]): CsvColumn<AuditEvent>[] => [
    { label: { ja: columnLabels.ja[name], en: columnLabels.en[name] }, value },
  ];
  return {
    at: column("at", ({ at }) => formatSecond(new Date(at))),
    actor: column("actor", ({ actor }) => actorInWords(actor, language)),
    act: column("act", ({ act }) => actWords(act, language)),
    whose: column("whose", ({ whose }) => whose && personInWords(whose, language)),
    target: column("target", ({ target }) => targetInWords(target, language)),
    changes: column("changes", (event) =>
      changesInWords(event, language, names)
        .map(({ label, before, after }) => `${label}: ${before} → ${after}`)
        .join("\n"),
    ),
    reason: column("reason", ({ reason }) => reason),
    ip: column("ip", ({ ip }) => ip),
  };
};

export const readEventRoutes = [
  ...serveList(listAuditEvents, {
    find: ({ db, member }, asked) => findEvents(db, member.communityId, asked),
    columns: selectEvent,
    id: "e.id",
    order: { at: "e.id" },
    view: async (rows) => rows.map(eventView),
    csv: {
      name: "audit-log",
      columns: async ({ db }, language) => fileColumns(language, await listJobTypes(db)),
    },
  }),

  serve(listOwnAuditEvents, async ({ db, account }, { query: { cursor } }) => {
    const before = cursor === undefined ? undefined : decodeCursor(cursor, "cursor");
    const rows = await listOwn(db, account.accountId, before, MEMBER_PAGE_SIZE + 1);
    const { page, next } = cutPage(rows, MEMBER_PAGE_SIZE, ({ at, id }) => ({ time: at, id }));
    return {
      data: { records: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) },
      next_cursor: next,
    };
  }),
];
