import { availableParallelism } from "node:os";

/** Tests spend a third of their time waiting, so one more than the processors run at once, but at most four. */
export const parallelTests = Math.min(4, availableParallelism() + 1);
