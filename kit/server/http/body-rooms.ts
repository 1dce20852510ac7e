import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";
import { createKeyedSemaphore, createSemaphore } from "../semaphore.ts";

const MB = 1024 * 1024;
/** A phone's photo with its form fits into this. */
const SMALL_BYTES = 8 * MB;

const refuse = () => failure(commonErrors.ERROR_UNAVAILABLE);
const room = (bytes: number) => createSemaphore({ running: bytes, waiting: 100, refuse });
/** Sizes are in bytes. Guests and accounts, small and large bodies have rooms of their own: none waits for another. */
const rooms = {
  guest: { small: room(32 * MB), large: room(128 * MB) },
  account: { small: room(64 * MB), large: room(64 * MB) },
};
/** However slowly somebody sends, they take at most two places from others. */
const ofOneCaller = createKeyedSemaphore({ running: 2, waiting: 50, refuse });

export type BodySender = { readonly caller: string; readonly isGuest: boolean };

/**
 * Runs `work` once there is room in memory for a body of `size` bytes, and holds the room until the work is done.
 * @throws ERROR_UNAVAILABLE where too many wait
 */
export function inRoom<T>({ caller, isGuest }: BodySender, size: number, work: () => Promise<T>): Promise<T> {
  const place = rooms[isGuest ? "guest" : "account"][size <= SMALL_BYTES ? "small" : "large"];
  return ofOneCaller(caller, () => place(work, size));
}
