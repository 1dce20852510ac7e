import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { dayFilter, listCall, textFilter } from "#kit/contract/list-call.ts";
import { flag, id, time } from "#kit/contract/wire.ts";
import { actName } from "./acts.ts";

const exportAuditEvents = act("exportAuditEvents", {
  ja: "操作履歴を書き出し",
  en: "Exported the audit log",
});
const viewAuditLog = act("viewAuditLog", { ja: "操作履歴を閲覧", en: "Viewed the audit log" });

/** So the person was called then; the name is null once they have closed their account. */
const person = z.object({
  user_id: z.number(),
  number: z.nullable(z.number()),
  name: z.nullable(z.string()),
});

/** Holds for each field the value before and after, or null where they were erased. */
export const changes = z.record(z.string(), z.nullable(z.tuple([z.unknown(), z.unknown()])));

const auditEvent = z.object({
  id: z.number(),
  at: time,
  /** The name is that of an act, or was one before. */
  act: z.string(),
  actor: z.nullable(person),
  /** It has no id where there are several. */
  target: z.object({ kind: z.string(), id: z.nullable(z.number()) }),
  /** The event has so many targets; the rest of it is about the first, or the first that belongs to whom one asks for. */
  targets: z.number(),
  /** The target belongs to this member, if to any. */
  whose: z.nullable(person),
  changes: z.nullable(changes),
  reason: z.nullable(z.string()),
  bulk_act_id: z.nullable(z.number()),
  ip: z.nullable(z.string()),
});
export type AuditEvent = z.output<typeof auditEvent>;

const path = "/communities/{id}/audit_events";

export const listAuditEvents = listCall({
  path,
  csv: `${path}/csv`,
  act: exportAuditEvents,
  security: "personalDataViewed",
  access: "contractor",
  view: viewAuditLog,
  summary: "Every act of the administrators: who, what, upon whom, before and after, when, from where",
  row: auditEvent,
  search: "info",
  filters: {
    actor: textFilter(),
    act: z.optional(actName),
    user_id: z.optional(id),
    /** What administrators have only been shown is listed too; without it, only if its act is asked for. */
    views: z.optional(flag),
    /** Days are in Asia/Tokyo, both included. */
    from: dayFilter(),
    to: dayFilter(),
  },
  sorts: { at: "desc" },
});

const target = z.object({
  /** The place of the target within its event. */
  id: z.number(),
  target: auditEvent.shape.target,
  whose: auditEvent.shape.whose,
  changes: auditEvent.shape.changes,
});
export type AuditTarget = z.output<typeof target>;

export const listAuditTargets = listCall({
  path: `${path}/{event_id}/targets`,
  csv: `${path}/{event_id}/targets/csv`,
  act: exportAuditEvents,
  security: "personalDataViewed",
  access: "contractor",
  view: viewAuditLog,
  summary: "Whom and what an act was about, each with what was changed",
  row: target,
  sorts: { id: "asc" },
});

const ownEvent = z.object({
  id: z.number(),
  at: time,
  act: z.string(),
  community: z.string(),
  /** It is the administrator's name, null where they have left. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type OwnAuditEvent = z.output<typeof ownEvent>;

/** Covers every community, those left included, and nothing about anybody else. */
export const listOwnAuditEvents = call.get("/users/me/audit_events", {
  access: "account",
  summary: "Who of the offices has looked at one's data or changed them, and why",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.object({
    data: z.object({ records: z.array(ownEvent) }),
    next_cursor: z.nullable(z.string()),
  }),
});
