import { showInstant } from "#kit/contract/fields/tokyo-time.ts";
import { MEMBER_PAGE_SIZE } from "#kit/contract/paging.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { CsvColumn } from "#kit/server/list/csv.ts";
import { cutPage, decodeCursor } from "#kit/server/list/cursor.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { actWords } from "../contract/acts.ts";
import { type AuditEvent, listAuditEvents, listOwnAuditEvents } from "../contract/calls.ts";
import { type ColumnName, columnLabels } from "../contract/columns.ts";
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
  activity_id: row.activity_id,
  ip: row.ip,
});

const shown = (person: AuditEvent["actor"]): string | null =>
  person && [person.number === null ? "" : `No.${person.number}`, person.name ?? ""].join(" ").trim();

const column = (name: ColumnName, value: CsvColumn<AuditEvent>["value"]): CsvColumn<AuditEvent> => ({
  label: { ja: columnLabels.ja[name], en: columnLabels.en[name] },
  value,
});
/** In both languages, since a file is read by whoever it is passed on to. */
const inWords = ({ act }: AuditEvent): string => `${actWords(act, "ja")} / ${actWords(act, "en")}`;

const eventFile = {
  name: "audit-log",
  columns: {
    at: [column("at", ({ at }) => showInstant(new Date(at)))],
    actor: [column("actor", ({ actor }) => shown(actor))],
    act: [column("act", inWords)],
    whose: [column("whose", ({ whose }) => shown(whose))],
    target: [column("target", ({ target }) => `${target.kind} ${target.id}`)],
    changes: [column("changes", ({ changes }) => changes && JSON.stringify(changes))],
    reason: [column("reason", ({ reason }) => reason)],
    ip: [column("ip", ({ ip }) => ip)],
  },
};

export const readEventRoutes = [
  ...serveList(listAuditEvents, {
    find: ({ db, member }, asked) => findEvents(db, member.communityId, asked),
    columns: selectEvent,
    id: "e.id",
    order: { at: "e.id" },
    view: async (rows) => rows.map(eventView),
    csv: eventFile,
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
