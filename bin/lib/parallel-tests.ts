import { availableParallelism } from "node:os";

/** One more than there are processors, at most four: a third of the time of a test goes in waiting for what it has started. */
export const parallelTests = Math.min(4, availableParallelism() + 1);
