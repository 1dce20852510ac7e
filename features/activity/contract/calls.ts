import * as z from "zod/mini";
import { activityProgress, leftOut } from "#kit/contract/bulk.ts";
import { call } from "#kit/contract/call.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { time } from "#kit/contract/wire.ts";

const activity = z.object({
  ...activityProgress.shape,
  by: z.string(),
  created_at: time,
  finished_at: z.nullable(time),
});
export type Activity = z.output<typeof activity>;

/** An act succeeds for all of its targets, for some, for none, or is stopped before its end. */
export const activityOutcomes = ["running", "succeeded", "partly", "failed", "stopped"] as const;

export const listActivities = listCall({
  path: "/communities/{id}/activities",
  summary: "What administrators have done to many at once within 90 days, and how far it is",
  row: activity,
  filters: { outcome: z.optional(z.enum(activityOutcomes)) },
  sorts: { created_at: "desc" },
});

/** A target has no outcome while it waits. */
const target = z.object({
  ...z.omit(leftOut, { reason: true }).shape,
  outcome: z.nullable(z.enum(["done", "skipped", "failed"])),
  reason: z.nullable(leftOut.shape.reason),
});
export type ActivityTarget = z.output<typeof target>;

export const showActivity = call.get("/communities/{id}/activities/{activity_id}", {
  access: "administrator",
  summary: "What became of each, those that failed or were left out first",
  answer: z.object({ data: z.object({ ...activity.shape, targets: z.array(target) }) }),
});

/** What was done stays done, and the current part is finished first. */
export const stopActivity = call.post("/communities/{id}/activities/{activity_id}/stop", {
  act: "stopActivity",
  access: "administrator",
  summary: "Stop what is being done to many, before its end",
  changes: [listActivities.path, showActivity.path],
});
