import type { Logger } from "pino";
import { commonErrors } from "#kit/contract/errors.ts";
import { isExhausted, isUnavailable } from "./database/errors.ts";
import { Failure } from "./failure.ts";

/** A part that the product depends on (database, Redis, storage, mail server) does not answer now, but may soon. */
export class PartAway extends Error {
  override readonly name = "PartAway";
}

const isFull = (error: unknown): boolean =>
  error instanceof Failure && error.status === commonErrors.ERROR_STORAGE_FULL.status;

/** A part that is away or full is logged once: the calls and jobs that fail by it would fill the log. */
export const isLoggedOnce = (error: unknown): boolean =>
  error instanceof PartAway || isFull(error) || (isUnavailable(error) && !isExhausted(error));

export type Absence = {
  readonly begins: (reason?: unknown) => void;
  readonly ends: () => void;
};

type Options = {
  readonly away: string;
  readonly back: string;
  readonly afterMs?: number;
  /** An absence ends by itself when `begins` has not been called again for this long. */
  readonly endsAfterMs?: number;
};

/** Logs once that a part is away and once that it is back; one that is back in time is not logged. */
export function createAbsence(log: Logger, { away, back, afterMs = 0, endsAfterMs }: Options): Absence {
  let logTimer: NodeJS.Timeout | undefined;
  let endTimer: NodeJS.Timeout | undefined;
  let isLogged = false;
  const logAbsence = (reason: unknown) => {
    isLogged = true;
    log.warn({ err: reason }, away);
  };
  const ends = () => {
    clearTimeout(logTimer);
    clearTimeout(endTimer);
    logTimer = undefined;
    if (isLogged) log.warn(back);
    isLogged = false;
  };
  return {
    begins(reason) {
      clearTimeout(endTimer);
      if (endsAfterMs !== undefined) endTimer = setTimeout(ends, endsAfterMs).unref();
      if (isLogged || logTimer) return;
      if (afterMs === 0) logAbsence(reason);
      else logTimer = setTimeout(logAbsence, afterMs, reason).unref();
    },
    ends,
  };
}

/** Callers that do not report absences use this one. */
export const unnoticed: Absence = { begins: () => {}, ends: () => {} };
