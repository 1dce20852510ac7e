import { setImmediate as nextTurn } from "node:timers/promises";

/** This is longer than most statements take, and short for whoever sends or waits for bytes. */
const HELD_AT_MOST_MS = 5;

/**
 * Call this before each piece of work on this thread. Pieces that follow each other as promises would keep everything
 * else waiting, also the reading of an upload, until none is left; so the event loop turns once after a while.
 */
export function createThreadYield(heldAtMostMs = HELD_AT_MOST_MS): () => Promise<void> {
  let heldSince: number | undefined;
  return async () => {
    if (heldSince !== undefined && performance.now() - heldSince >= heldAtMostMs) await nextTurn();
    if (heldSince !== undefined) return;
    heldSince = performance.now();
    setImmediate(() => {
      heldSince = undefined;
    });
  };
}
