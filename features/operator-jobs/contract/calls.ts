import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { queueInWords } from "./queue-words.ts";

eventWords({
  targets: { job: { ja: "ジョブ", en: "Job" } },
  fields: {
    queue: { ja: "ジョブの種類", en: "Kind of job" },
    job_state: { ja: "ジョブの状態", en: "State of the job" },
  },
});

const access = "operator";
const path = "/operator/jobs";
const queuesPath = "/operator/job_queues";

export const jobStates = ["waiting", "running", "failed", "given_up", "cancelled"] as const;
export type JobState = (typeof jobStates)[number];
export const jobStateWords = {
  waiting: { ja: "待機中", en: "Waiting" },
  running: { ja: "実行中", en: "Running" },
  /** It will be tried again by itself. */
  failed: { ja: "再試行待ち", en: "Will be tried again" },
  given_up: { ja: "失敗", en: "Given up" },
  cancelled: { ja: "取り消し済み", en: "Cancelled" },
} as const;

const kind = { ja: "種類", en: "Kind" } as const;

type Payload = { readonly ids: Readonly<Record<string, number>> };
const idsInWords = ({ ids }: Payload, _: Language): string =>
  Object.entries(ids)
    .map(([name, id]) => `${name} ${id}`)
    .join(", ");

const listed = field.fields(
  {
    queue: field.name(kind, { said: queueInWords, width: 16 }),
    state: field.choice(
      jobStates,
      jobStateWords,
      { ja: "ステータス", en: "Status" },
      { filter: true, width: 9 },
    ),
    created_at: field.moment(
      { ja: "登録", en: "Added" },
      { sort: "desc", filter: ["from", "to"], leads: true },
    ),
    due_at: field.moment({ ja: "実行予定", en: "Due" }, { sort: "asc" }),
    attempts: field.count({ ja: "失敗した回数", en: "Failures" }, { sort: "desc", width: 6 }),
    /** Values and addresses are taken out of it. */
    problem: field.text(
      { ja: "失敗の理由", en: "Why it failed" },
      { nullable: true, grows: true, width: 16 },
    ),
    about: field.told("text", { ja: "対象の番号", en: "Ids" }, { said: idsInWords, width: 12 }),
  },
  {
    /** Rows are told apart by this; calls name a job by `job_id`. */
    id: z.number(),
    job_id: z.string(),
    /** The numbers in the payload that are ids, by their names, and nothing else of it. */
    ids: z.record(z.string(), z.number()),
  },
  {
    filters: { queue: field.oneOf(kind, z.string().check(z.maxLength(100))) },
    offered: ["state", "queue", "created_at"],
  },
);
export type ListedJob = z.output<typeof listed.row>;

export const listJobs = listCall({
  access,
  path,
  summary: "The jobs that wait, run or have failed, with the reason; nothing of what they hold but ids",
  ...listed,
  /** All kinds, for the filter. */
  beside: { queues: z.array(z.string()) },
});

const queues = field.fields(
  {
    queue: field.name(kind, { said: queueInWords, sort: "asc", width: 18 }),
    waiting: field.count({ ja: "待機中", en: "Waiting" }, { sort: "desc", width: 5.5 }),
    running: field.count({ ja: "実行中", en: "Running" }, { sort: "desc", width: 5.5 }),
    failed: field.count({ ja: "再試行待ち", en: "To be tried again" }, { sort: "desc", width: 6.5 }),
    given_up: field.count({ ja: "失敗", en: "Given up" }, { sort: "desc", width: 5.5 }),
    done: field.count({ ja: "24時間の完了", en: "Done in 24 h" }, { sort: "desc", width: 7.5 }),
    failures: field.count({ ja: "24時間の失敗", en: "Failures in 24 h" }, { sort: "desc", width: 7.5 }),
    last_done_at: field.moment({ ja: "最後の完了", en: "Last done" }, { sort: "desc", nullable: true }),
    /** Only kinds that run by the clock have one. */
    next_run_at: field.moment({ ja: "次の実行", en: "Next run" }, { nullable: true }),
  },
  { id: z.number() },
);

export const listJobQueues = listCall({
  access,
  path: queuesPath,
  summary:
    "The kinds of jobs: how many wait, run and have failed, and were done in a day; when scheduled ones run",
  ...queues,
});

const one = {
  access,
  params: { job_id: z.uuid() },
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
} as const;
const changes = [path, queuesPath];

export const runJobAgain = call.post(`${path}/{job_id}/attempt`, {
  ...one,
  act: act("runJobAgain", { ja: "ジョブを再実行", en: "Ran a job again" }),
  security: "jobsChanged",
  summary: "Run a job again that has failed, was given up or was cancelled",
  changes,
});

export const cancelJob = call.delete(`${path}/{job_id}`, {
  ...one,
  act: act("cancelJob", { ja: "ジョブを取り消し", en: "Cancelled a job" }),
  security: "jobsChanged",
  summary: "Cancel a job that waits or would be tried again; one that runs cannot be stopped",
  changes,
});
