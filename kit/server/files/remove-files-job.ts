import { job } from "../jobs/job.ts";

/** Removes the bytes of files whose rows went in the same transaction; twice is no harm. */
export const removeFiles = job<{ readonly keys: readonly string[] }>(
  "removeFiles",
  async ({ storage }, { keys }) => {
    for (const key of keys) await storage.delete(key);
  },
);
