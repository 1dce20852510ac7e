import { fromKysely, type PgBoss, type Job as Taken } from "pg-boss";
import type { Logger } from "pino";
import { isLoggedOnce } from "../absence.ts";
import type { Database, Db } from "../database/database.ts";
import type { Deadline } from "../deadline.ts";
import { describeFailure } from "../log.ts";
import type { Services } from "../work/services.ts";
import { type EnqueueOptions, type Job, LONGEST_PAUSE_SECONDS, SCHEDULE_TIME_ZONE } from "./job.ts";
import { countJobs } from "./job-counts.sql.ts";
import { type QueuePace, queuePace } from "./queue-pace.ts";
import { waitingKinds } from "./waiting.sql.ts";

/** A worker reports twice in this time; a job without a report for so long is given to another worker. */
const HEARTBEAT_SECONDS = 20;
/** A worker is notified of a new job, but has to poll for one that is to be repeated. */
const LOOK_EVERY_SECONDS = 20;
/** The queue's hourly tidying removes them after this. */
const GIVEN_UP_KEPT_SECONDS = 60 * 60;
const NO_JOB = "00000000-0000-0000-0000-000000000000";

const look = { perJobResults: true, notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS } as const;
const scheduled = { tz: SCHEDULE_TIME_ZONE, heartbeatSeconds: HEARTBEAT_SECONDS };

type Added = { readonly payload: object; readonly options: EnqueueOptions };

export type Jobs = {
  /** What the server works on; those with a schedule run by the clock. */
  readonly kinds: readonly Pick<Job<never>, "name" | "schedule">[];
  /** Adds all of them within the given transaction, by one statement. */
  readonly insert: (db: Db, job: Job<never>, added: readonly Added[]) => Promise<void>;
  readonly prepare: () => Promise<void>;
  readonly work: (services: Services) => Promise<void>;
  /** Runs all waiting jobs, delayed ones too, until none is left; for tests and the demo community. */
  readonly drain: (services: Services) => Promise<void>;
  /** Takes no more jobs and waits for those under way; returns how many were not done in time and were handed back. */
  readonly stop: (deadline: Deadline) => Promise<number>;
};

export function createJobs(
  database: Database,
  jobs: readonly Job<never>[],
  log: Logger,
  pace: QueuePace = queuePace,
): Jobs {
  const boss: PgBoss = database.createQueue(pace);
  boss.on("error", (error) => {
    const level = isLoggedOnce(error) ? "info" : "warn";
    log[level]({ err: error }, "the job queue met an error and goes on");
  });
  let started = false;
  let running = 0;
  let draining = Promise.resolve();

  const addQueue = async (name: string): Promise<void> => {
    await boss.createQueue(name, { notify: true, policy: "standard" });
    // The queue is loaded now: asking for it inside a transaction would wait for ever on the embedded engine.
    await boss.findJobs(name, { id: NO_JOB });
  };

  const listWaiting = async () => new Set((await database.run(waitingKinds, {})).map(({ name }) => name));

  const drainAll = async (services: Services): Promise<void> => {
    let waiting = await listWaiting();
    for (let found = true; found; ) {
      found = false;
      for (const job of jobs) {
        if (!waiting.has(job.name)) continue;
        for (const one of await boss.fetch(job.name, { batchSize: 50, ignoreStartAfter: true })) {
          found = true;
          await runJob(services, job, one.data as never);
          await boss.deleteJob(job.name, one.id);
        }
        // The jobs that ran may have added others.
        waiting = await listWaiting();
      }
    }
  };

  const tryJob = async (services: Services, job: Job<never>, { id, data }: Taken<unknown>) => {
    running += 1;
    try {
      await runJob(services, job, data as never);
      return { id, status: "completed" as const };
    } catch (error) {
      // What the queue keeps of it is shown to operators.
      return { id, status: "failed" as const, output: describeFailure(error) };
    } finally {
      running -= 1;
    }
  };

  /** A count that is lost is no reason to repeat what is done. */
  const countTried = async (
    services: Services,
    name: string,
    done: number,
    failed: number,
  ): Promise<void> => {
    try {
      await countJobs(database, { name, done, failed, now: services.clock.now() });
    } catch (error) {
      log.info({ err: error, job: name }, "jobs that were tried could not be counted");
    }
  };

  return {
    kinds: jobs.map(({ name, schedule }) => (schedule === undefined ? { name } : { name, schedule })),
    async insert(db, job, added) {
      const shared = {
        retryLimit: job.retryLimit,
        retryDelay: job.retryDelay,
        retryDelayMax: LONGEST_PAUSE_SECONDS,
        retryBackoff: true,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        ...(job.personal ? { deleteAfterSeconds: GIVEN_UP_KEPT_SECONDS } : {}),
      };
      await boss.insert(
        job.name,
        added.map(({ payload, options }) => ({ ...shared, ...options, data: payload })),
        { db: fromKysely(db as never) },
      );
    },
    async prepare() {
      await boss.start();
      started = true;
      // The queues that exist when it starts are known to pg-boss already.
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      for (const job of jobs) {
        if (!known.has(job.name)) await addQueue(job.name);
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, scheduled);
      }
    },
    async work(services) {
      for (const job of jobs)
        for (let count = 0; count < job.atOnce; count += job.together) {
          let worker = "";
          worker = await boss.work(job.name, { ...look, batchSize: job.together }, async (taken) => {
            // A worker is woken once for all jobs of one transaction, so it polls again after each batch.
            boss.notifyWorker(worker);
            const tried = await Promise.all(taken.map((one) => tryJob(services, job, one)));
            const done = tried.filter(({ status }) => status === "completed").map(({ id }) => id);
            if (done.length > 0) await boss.deleteJob(job.name, done);
            await countTried(services, job.name, done.length, tried.length - done.length);
            return tried;
          });
        }
    },
    drain(services) {
      // The second of two drains at once would not wait for what the first has taken.
      const drained = draining.then(() => drainAll(services));
      draining = drained.catch(() => {});
      return drained;
    },
    async stop(deadline) {
      if (started) await boss.stop({ graceful: true, timeout: deadline.leftMs(), close: true });
      return running;
    },
  };
}

async function runJob(services: Services, job: Job<never>, payload: never): Promise<void> {
  try {
    await job.run(services, payload);
  } catch (error) {
    const level = isLoggedOnce(error) ? "info" : "warn";
    services.log[level]({ err: error, job: job.name }, "a job failed and will be tried again");
    throw error;
  }
}
