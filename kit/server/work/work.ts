import { commonErrors } from "#kit/contract/errors.ts";
import type { LiveEvent, LivePayload, RoomName } from "#kit/contract/live.ts";
import type { Db } from "../database/database.ts";
import { isDuplicate, isRetryable, isRowGone } from "../database/errors.ts";
import { failure } from "../failure.ts";
import type { EnqueueOptions, Job } from "../jobs/job.ts";
import type { Acting } from "./acts.ts";
import type { DomainEvent } from "./domain-event.ts";
import type { Services } from "./services.ts";

/** Everything done through one unit of work commits together, and only then becomes visible outside. */
export type Work = {
  readonly db: Db;
  readonly now: Date;
  readonly services: Services;
  /** Runs the listeners of other features in this transaction, now. */
  readonly emit: <P>(event: DomainEvent<P>, payload: P) => Promise<void>;
  /** The job exists if and only if the transaction commits. */
  readonly enqueue: <P extends object>(job: Job<P>, payload: P, options?: EnqueueOptions) => void;
  /** The event is sent to the browsers in the room after the commit. */
  readonly publish: <E extends LiveEvent>(room: RoomName, event: E, payload: LivePayload<E>) => void;
  /** Runs after the commit what cannot be rolled back, such as closing sockets. */
  readonly afterCommit: (effect: () => void | Promise<void>) => void;
  /** This is the request that the work belongs to, and whether it is in the audit log already; a job has no request. */
  readonly acting: Acting;
};

type Pending = {
  jobs: { job: Job<never>; payload: object; options: EnqueueOptions }[];
  effects: (() => void | Promise<void>)[];
};

const ATTEMPTS = 4;

/**
 * Runs `operate` in one transaction and repeats it when the database asks for that (deadlock, serialisation), or where
 * a row it refers to was removed, or one with its key was inserted, meanwhile.
 * @throws RECORD_NOT_FOUND where the row is still missing
 */
export async function inTransaction<T>(
  services: Services,
  operate: (work: Work) => Promise<T>,
  by?: Acting["by"],
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const pending: Pending = { jobs: [], effects: [] };
    try {
      const result = await services.database.kysely.transaction().execute(async (db) => {
        const work = createWork(services, db, pending, by);
        const answer = await operate(work);
        for (const [job, added] of Map.groupBy(pending.jobs, (one) => one.job))
          await services.jobs.insert(db, job, added);
        return answer;
      });
      await runEffects(services, pending);
      return result;
    } catch (error) {
      if (attempt < ATTEMPTS && [isRetryable, isRowGone, isDuplicate].some((is) => is(error))) {
        services.log.info({ err: error, attempt }, "a transaction is repeated");
        continue;
      }
      if (!isRowGone(error)) throw error;
      // A single case is a lost race; the same one again and again is an operation that does not check.
      services.log.warn({ err: error }, "a call stands on a row that is not there");
      throw failure(commonErrors.RECORD_NOT_FOUND);
    }
  }
}

function createWork(services: Services, db: Db, pending: Pending, by: Acting["by"]): Work {
  const work: Work = {
    db,
    services,
    now: services.clock.now(),
    async emit(event, payload) {
      for (const listener of services.listeners)
        if (listener.event === event.name) await listener.run(work, payload as never);
    },
    enqueue: (job, payload, options = {}) =>
      void pending.jobs.push({ job: job as Job<never>, payload, options }),
    publish: (room, event, payload) =>
      void pending.effects.push(() => services.live.publish(room, event, payload)),
    afterCommit: (effect) => void pending.effects.push(effect),
    acting: { by, isRecorded: false },
  };
  return work;
}

/** The work is committed, so a failure of an effect is logged and never answered. */
async function runEffects(services: Services, pending: Pending): Promise<void> {
  for (const effect of pending.effects) {
    try {
      await effect();
    } catch (error) {
      services.log.error({ err: error }, "an effect after commit failed");
    }
  }
}
