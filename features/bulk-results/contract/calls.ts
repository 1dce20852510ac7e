import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { bulkActProgress, leftOut } from "#kit/contract/bulk.ts";
import { call } from "#kit/contract/call.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { time } from "#kit/contract/wire.ts";

eventWords({
  targets: {
    bulk_act: { ja: "一括処理", en: "Bulk action" },
    activity: { ja: "一括処理", en: "Bulk action" },
  },
});

/** An act succeeds for all of its targets, for some, for none, or is stopped before its end. */
export const outcomeWords = {
  running: { ja: "処理中", en: "Running" },
  succeeded: { ja: "成功", en: "Succeeded" },
  partly: { ja: "一部失敗", en: "Partly failed" },
  failed: { ja: "失敗", en: "Failed" },
  stopped: { ja: "中止", en: "Stopped" },
} as const;
export type BulkActOutcome = keyof typeof outcomeWords;
const outcomes = Object.keys(outcomeWords) as BulkActOutcome[];
const outcome = { ja: "結果", en: "Result" } as const;

const listed = field.fields(
  {
    kind: field.name({ ja: "処理", en: "Action" }),
    outcome: field.told("choice", outcome),
    counts: field.told("number", { ja: "完了 / 対象", en: "Done / targets" }),
    skipped: field.count({ ja: "対象外", en: "Skipped" }),
    failed: field.count({ ja: "失敗", en: "Failed" }),
    by: field.text({ ja: "実行した人", en: "By" }),
    created_at: field.moment({ ja: "日時", en: "Started" }, { sort: "desc" }),
    duration: field.told("text", { ja: "所要時間", en: "Duration" }),
  },
  { ...bulkActProgress.shape, finished_at: z.nullable(time) },
  { filters: { outcome: field.choice(outcomes, outcomeWords, outcome) } },
);
export type BulkActView = z.output<typeof listed.row>;

export const listBulkActs = listCall({
  view: false,
  path: "/communities/{id}/bulk_acts",
  summary: "What administrators have done to many at once within 90 days, and how far it is",
  ...listed,
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
  answer: z.object({ data: z.object({ ...listed.row.shape, targets: z.array(target) }) }),
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
