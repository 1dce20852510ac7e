import { commonErrors } from "#kit/contract/errors.ts";
import { isTimedOut } from "../database/errors.ts";
import { failure } from "../failure.ts";
import { createKeyedSemaphore, createSemaphore } from "../semaphore.ts";

export type WithSearchSlot = <T>(asked: SearchRequest<T>) => Promise<T>;
type SearchRequest<T> = {
  readonly caller: string;
  /** Tells whether nobody waits for the answer any more, because the next letter was typed or the page left. */
  readonly isGone: () => boolean;
  readonly search: () => Promise<T>;
};

/** Each search takes a processor of the database; a few more wait while somebody types on. */
const OF_ONE_CALLER = { running: 1, waiting: 5 };
const WAITING_IN_ALL = 100;

const refuse = () => failure(commonErrors.ERROR_SEARCH_RUNNING);

/**
 * A search costs the database a hundred times as much as other calls, so few run at once and the other calls notice
 * nothing.
 * @throws ERROR_SEARCH_RUNNING, ERROR_SEARCH_TOO_WIDE
 */
export function createSearchSlots(atOnce: number): WithSearchSlot {
  const ofOneCaller = createKeyedSemaphore({ ...OF_ONE_CALLER, refuse });
  const inAll = createSemaphore({ running: atOnce, waiting: WAITING_IN_ALL, refuse });
  return ({ caller, isGone, search }) =>
    ofOneCaller(caller, () =>
      inAll(async () => {
        if (isGone()) throw refuse();
        try {
          return await search();
        } catch (error) {
          throw isTimedOut(error) ? failure(commonErrors.ERROR_SEARCH_TOO_WIDE) : error;
        }
      }),
    );
}
