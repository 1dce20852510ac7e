import { listJobTypes } from "#features/occupations/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import { MEMBER_PAGE_SIZE } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { cutPage, decodeCursor } from "#kit/server/list/cursor.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { type AuditEvent, type AuditTarget, listAuditEvents, listAuditTargets } from "../contract/calls.ts";
import type { FieldChanges } from "../contract/event.ts";
import { changesInWords } from "../contract/event-in-words.ts";
import { listOwnAuditEvents } from "../contract/own-events.ts";
import {
  type EventRow,
  findAct,
  findEvents,
  findTargets,
  listOwn,
  selectEvent,
  selectTarget,
  type TargetRow,
} from "./read-events.sql.ts";

const personOf = (user_id: number | null, number: number | null, name: string | null) =>
  user_id === null ? null : { user_id, number, name };

const targetIn = (kind: string, id: number) => ({ kind, id: id === 0 ? null : id });

const eventView = (row: EventRow): AuditEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  act: row.act,
  actor: personOf(row.actor_membership_id, row.actor_no, row.actor_name),
  is_by_operator: row.is_by_operator,
  target: targetIn(row.target_kind, row.target_id),
  targets: row.target_count,
  whose: personOf(row.first?.membership_id ?? null, row.first?.number ?? null, row.first?.name ?? null),
  changes: (row.first?.changes ?? null) as AuditEvent["changes"],
  reason: row.reason,
  bulk_act_id: row.activity_id,
  ip: row.ip,
});

const targetView = (row: TargetRow): AuditTarget => ({
  id: row.id,
  target: targetIn(row.kind, row.target_id),
  whose: personOf(row.membership_id, row.number, row.name),
  changes: row.changes as AuditTarget["changes"],
});

/** The file tells changes as the screen does, with the names of job types. */
const file = {
  name: "audit-log",
  told: async ({ db }: { readonly db: Db }) => {
    const jobTypes = [...(await listJobTypes(db))];
    return {
      changes: (told: FieldChanges, language: Language) =>
        changesInWords(told, language, Object.fromEntries(jobTypes.map(([id, name]) => [id, name[language]])))
          .map(({ label, before, after }) => `${label}: ${before} → ${after}`)
          .join("\n"),
    };
  },
};

export const readEventRoutes = [
  ...serveList(listAuditEvents, {
    find: ({ db, member }, asked) => findEvents(db, member.communityId, asked),
    columns: (found, { member }, asked) => selectEvent(member.communityId, asked, found),
    id: "e.id",
    order: { at: "e.id" },
    view: async (rows) => rows.map(eventView),
    csv: file,
  }),

  ...serveList(listAuditTargets, {
    prepare: async ({ db, member }, _, { event_id }) =>
      found(await findAct(db, member.communityId, event_id)),
    find: ({ db, member }, _, __, { event_id }) => findTargets(db, member.communityId, event_id),
    columns: selectTarget,
    id: "t.place",
    order: { id: "t.place" },
    view: async (rows) => rows.map(targetView),
    csv: file,
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
