import { commonErrors } from "#kit/contract/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { withoutValues } from "#kit/server/log.ts";
import { recordOperatorAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import * as calls from "../contract/calls.ts";
import * as sql from "./jobs.sql.ts";
import { nextRun } from "./next-run.ts";

/** Reads the numbers of a payload that are ids; all else may be about people. */
const idsOf = (payload: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries((payload ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, number] =>
        /(?:^id|Id|_id)$/.test(entry[0]) && Number.isSafeInteger(entry[1]),
    ),
  );

/** Loads a job that is in one of these states, and locks it. */
async function lockIn(work: Work, jobId: string, states: readonly string[]) {
  const job = found(await sql.lockJob(work.db, jobId));
  if (!states.includes(job.shown)) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  return job;
}

const record = (work: Work, job: Awaited<ReturnType<typeof lockIn>>, state: calls.JobState) =>
  recordOperatorAct(work, {
    target: { kind: "job", id: job.number },
    changes: { queue: [job.name, job.name], job_state: [job.shown, state] },
  });

export const jobRoutes = [
  ...serveList(calls.listJobs, {
    from: ({ db }) => sql.jobs(db),
    id: "j.id",
    ...sql.jobFields,
    filters: { queue: (query, queue) => query.where(sql.ofKind(queue)) },
    complete: async (rows) =>
      rows.map(({ ids, problem, ...row }) => ({
        ...row,
        ids: idsOf(ids),
        problem: problem === null ? null : withoutValues(problem),
      })),
    beside: async ({ services }) => ({ queues: services.jobs.kinds.map(({ name }) => name).toSorted() }),
  }),

  ...serveList(calls.listJobQueues, {
    from: ({ db, now, services }) =>
      sql.kinds(
        db,
        services.jobs.kinds.map(({ name }) => name),
        now,
      ),
    id: "q.id",
    ...sql.kindFields,
    complete: async (rows, { now, services }) => {
      const schedules = new Map(services.jobs.kinds.map(({ name, schedule }) => [name, schedule]));
      return rows.map((row) => {
        const schedule = schedules.get(row.queue);
        return { ...row, next_run_at: schedule === undefined ? null : nextRun(schedule, now).toISOString() };
      });
    },
  }),

  serve(calls.runJobAgain, async (work, { params: { job_id } }) => {
    const job = await lockIn(work, job_id, ["failed", "given_up", "cancelled"]);
    await sql.setDue(work.db, job_id, job.name);
    await record(work, job, "waiting");
  }),

  serve(calls.cancelJob, async (work, { params: { job_id } }) => {
    const job = await lockIn(work, job_id, ["waiting", "failed"]);
    await sql.setCancelled(work.db, job_id, job.name);
    await record(work, job, "cancelled");
  }),
];
