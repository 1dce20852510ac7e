import { setImmediate as nextTurn } from "node:timers/promises";

/** Longer than most statements take, and short for whoever sends or waits for bytes. */
const HELD_AT_MOST_MS = 5;

/**
 * To be awaited before each piece of work that is done on this very thread. Pieces that follow each other as promises do
 * would keep everything else, also the reading of an upload, until none is left; so after a while the event loop turns once.
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
