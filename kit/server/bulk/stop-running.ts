import type { Work } from "../work/work.ts";
import { type ActivityKey, lockActivity, stopActivity } from "./activities.sql.ts";
import { publishProgress } from "./run-part.ts";

/**
 * Stops an activity after its current part; one that has ended stays as it is.
 * @returns false where there is no such activity
 */
export async function stopRunning(work: Work, key: ActivityKey): Promise<boolean> {
  const activity = await lockActivity(work.db, key);
  if (activity?.state === "running")
    publishProgress(work, key, activity.kind, await stopActivity(work.db, key, work.now));
  return activity !== undefined;
}
