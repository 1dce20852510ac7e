import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { id } from "#kit/contract/wire.ts";
import { actName } from "./acts.ts";
import { eventParts, targetParts } from "./event.ts";
import { actInWords, actorInWords, peopleInWords, targetInWords } from "./event-in-words.ts";

const exportAuditEvents = act("exportAuditEvents", {
  ja: "操作履歴を書き出し",
  en: "Exported the audit log",
});
const viewAuditLog = act("viewAuditLog", { ja: "操作履歴を閲覧", en: "Viewed the audit log" });

/** A target of an event, or an event by its first one; job types are named by whoever has loaded them. */
const about = {
  whose: field.told("text", { ja: "対象の人", en: "Person concerned" }, { said: peopleInWords }),
  target: field.told("text", { ja: "対象", en: "Target" }, { said: targetInWords }),
  changes: field.told("text", { ja: "変更内容", en: "Changes" }, { column: false }),
} as const;

const acted = { ja: "操作", en: "Action" } as const;

const event = field.fields(
  {
    at: field.moment({ ja: "日時", en: "Date" }, { sort: "desc", filter: ["from", "to"] }),
    actor: field.told("text", { ja: "操作した人", en: "Done by" }, { filter: true, said: actorInWords }),
    /** The name is that of an act, or was one before. */
    act: field.name(acted, { said: actInWords }),
    ...about,
    reason: field.text({ ja: "理由", en: "Reason" }, { nullable: true }),
    ip: field.text({ ja: "接続元", en: "From" }, { nullable: true, optional: true }),
  },
  eventParts,
  {
    filters: {
      act: field.oneOf(acted, actName),
      /** What administrators have only been shown is listed too; without it, only if its act is asked for. */
      views: field.only({ ja: "閲覧の記録", en: "Views" }, { ja: "閲覧の記録も表示", en: "Show views too" }),
    },
    offered: ["actor", "act", "views", "at"],
  },
);
export type AuditEvent = z.output<typeof event.row>;

const path = "/communities/{id}/audit_events";

export const listAuditEvents = listCall({
  path,
  csv: `${path}/csv`,
  act: exportAuditEvents,
  security: "personalDataViewed",
  access: "contractor",
  view: viewAuditLog,
  summary: "Every act of the administrators: who, what, upon whom, before and after, when, from where",
  search: "info",
  ...event,
  filters: { ...event.filters, user_id: z.optional(id) },
});

const target = field.fields(about, {
  /** The place of the target within its event. */
  id: z.number(),
  ...targetParts,
});
export type AuditTarget = z.output<typeof target.row>;

export const listAuditTargets = listCall({
  path: `${path}/{event_id}/targets`,
  csv: `${path}/{event_id}/targets/csv`,
  act: exportAuditEvents,
  security: "personalDataViewed",
  access: "contractor",
  view: viewAuditLog,
  summary: "Whom and what an act was about, each with what was changed",
  ...target,
  sorts: { id: "asc" },
});
