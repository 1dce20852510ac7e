import { job } from "../jobs/job.ts";

/** Removes the bytes of files whose rows were deleted in the same transaction; running twice does no harm. */
export const removeFiles = job<{ readonly keys: readonly string[] }>(
  "removeFiles",
  async ({ storage }, { keys }) => {
    for (const key of keys) await storage.delete(key);
  },
);
