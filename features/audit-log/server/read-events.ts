import { type JobTypes, listJobTypes } from "#features/occupations/server/index.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { MEMBER_PAGE_SIZE } from "#kit/contract/paging.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { CsvColumn } from "#kit/server/list/csv.ts";
import { cutPage, decodeCursor } from "#kit/server/list/cursor.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { actWords } from "../contract/acts.ts";
import {
  type AuditEvent,
  type AuditTarget,
  listAuditEvents,
  listAuditTargets,
  listOwnAuditEvents,
} from "../contract/calls.ts";
import { type AuditColumn, columnLabels } from "../contract/columns.ts";
import { actorInWords, changesInWords, peopleInWords, targetInWords } from "../contract/event-in-words.ts";
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

type EventPart = Pick<AuditEvent, "target" | "whose" | "changes"> &
  Partial<Pick<AuditEvent, "act" | "targets">>;

const columnNamed = <T>(name: AuditColumn, value: CsvColumn<T>["value"]): CsvColumn<T>[] => [
  { label: { ja: columnLabels.ja[name], en: columnLabels.en[name] }, value },
];

/** These columns tell of a target, or of an event by its first one. */
const targetColumns = <T extends EventPart>(language: Language, jobTypes: JobTypes) => {
  const names = Object.fromEntries([...jobTypes].map(([id, name]) => [id, name[language]]));
  return {
    whose: columnNamed<T>("whose", (told) => peopleInWords(told, language)),
    target: columnNamed<T>("target", (told) => targetInWords(told, language)),
    changes: columnNamed<T>("changes", (told) =>
      changesInWords(told, language, names)
        .map(({ label, before, after }) => `${label}: ${before} → ${after}`)
        .join("\n"),
    ),
  };
};

/** The file has the columns of the screen and some details besides. */
const fileColumns = (language: Language, jobTypes: JobTypes) => {
  const column = columnNamed<AuditEvent>;
  const { whose, target, changes } = targetColumns<AuditEvent>(language, jobTypes);
  return {
    at: column("at", ({ at }) => formatSecond(new Date(at))),
    actor: column("actor", ({ actor }) => actorInWords(actor, language)),
    act: column("act", ({ act }) => actWords(act, language)),
    whose,
    target,
    changes,
    reason: column("reason", ({ reason }) => reason),
    ip: column("ip", ({ ip }) => ip),
  };
};

export const readEventRoutes = [
  ...serveList(listAuditEvents, {
    find: ({ db, member }, asked) => findEvents(db, member.communityId, asked),
    columns: (found, { member }, asked) => selectEvent(member.communityId, asked, found),
    id: "e.id",
    order: { at: "e.id" },
    view: async (rows) => rows.map(eventView),
    csv: {
      name: "audit-log",
      columns: async ({ db }, language) => fileColumns(language, await listJobTypes(db)),
    },
  }),

  ...serveList(listAuditTargets, {
    prepare: async ({ db, member }, _, { event_id }) =>
      found(await findAct(db, member.communityId, event_id)),
    find: ({ db, member }, _, __, { event_id }) => findTargets(db, member.communityId, event_id),
    columns: selectTarget,
    id: "t.place",
    order: { id: "t.place" },
    view: async (rows) => rows.map(targetView),
    csv: {
      name: "audit-log",
      columns: async ({ db }, language) => targetColumns(language, await listJobTypes(db)),
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
