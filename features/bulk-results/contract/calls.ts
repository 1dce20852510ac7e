import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { bulkActProgress, leftOut } from "#kit/contract/bulk.ts";
import { call } from "#kit/contract/call.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { time } from "#kit/contract/wire.ts";

const bulkAct = z.object({
  ...bulkActProgress.shape,
  by: z.string(),
  created_at: time,
  finished_at: z.nullable(time),
});
export type BulkActView = z.output<typeof bulkAct>;

/** An act succeeds for all of its targets, for some, for none, or is stopped before its end. */
export const bulkActOutcomes = ["running", "succeeded", "partly", "failed", "stopped"] as const;

export const listBulkActs = listCall({
  view: false,
  path: "/communities/{id}/bulk_acts",
  summary: "What administrators have done to many at once within 90 days, and how far it is",
  row: bulkAct,
  filters: { outcome: z.optional(z.enum(bulkActOutcomes)) },
  sorts: { created_at: "desc" },
});

/** A target has no outcome while it waits. */
const target = z.object({
  ...z.omit(leftOut, { reason: true }).shape,
  outcome: z.nullable(z.enum(["done", "skipped", "failed"])),
  reason: z.nullable(leftOut.shape.reason),
});
export type BulkActTarget = z.output<typeof target>;

export const showBulkAct = call.get("/communities/{id}/bulk_acts/{bulk_act_id}", {
  access: "administrator",
  view: act("viewBulkAct", { ja: "一括処理の結果を閲覧", en: "Viewed the result of a bulk action" }),
  security: "personalDataViewed",
  summary: "What became of each, those that failed or were left out first",
  answer: z.object({ data: z.object({ ...bulkAct.shape, targets: z.array(target) }) }),
});

/** What was done stays done, and the current part is finished first. */
export const stopBulkAct = call.post("/communities/{id}/bulk_acts/{bulk_act_id}/stop", {
  /** The audit log, which is only added to, has always known it by this name. */
  act: act("stopActivity", { ja: "一括処理を中止", en: "Stopped a bulk action" }),
  security: "membershipChanged",
  access: "administrator",
  summary: "Stop what is being done to many, before its end",
  changes: [listBulkActs.path, showBulkAct.path],
});
