import type { Logger } from "pino";
import { commonErrors } from "#kit/contract/errors.ts";
import { isExhausted, isUnavailable } from "./database/errors.ts";
import { Failure } from "./failure.ts";

/** Something the product stands on does not answer; it may in a moment. */
export class PartAway extends Error {
  override readonly name = "PartAway";
}

const isFull = (error: unknown): boolean =>
  error instanceof Failure && error.status === commonErrors.ERROR_STORAGE_FULL.status;

/** That a part is away, or full, is said once; the calls and jobs that fail by it would fill the log. */
export const isToldOnce = (error: unknown): boolean =>
  error instanceof PartAway || isFull(error) || (isUnavailable(error) && !isExhausted(error));

export type Absence = {
  readonly begins: (reason?: unknown) => void;
  readonly ends: () => void;
};

type Words = {
  readonly away: string;
  readonly back: string;
  readonly afterMs?: number;
  /** It ends by itself once it has not begun again for so long. */
  readonly quietMs?: number;
};

/** Says once that a part is away and once that it is back; one that is back in time is not worth a word. */
export function createAbsence(log: Logger, { away, back, afterMs = 0, quietMs }: Words): Absence {
  let telling: NodeJS.Timeout | undefined;
  let quiet: NodeJS.Timeout | undefined;
  let told = false;
  const tell = (reason: unknown) => {
    told = true;
    log.warn({ err: reason }, away);
  };
  const ends = () => {
    clearTimeout(telling);
    clearTimeout(quiet);
    telling = undefined;
    if (told) log.warn(back);
    told = false;
  };
  return {
    begins(reason) {
      clearTimeout(quiet);
      if (quietMs !== undefined) quiet = setTimeout(ends, quietMs).unref();
      if (told || telling) return;
      if (afterMs === 0) tell(reason);
      else telling = setTimeout(tell, afterMs, reason).unref();
    },
    ends,
  };
}

/** For whoever does not want to know. */
export const unnoticed: Absence = { begins: () => {}, ends: () => {} };
