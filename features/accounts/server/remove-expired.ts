import { DAY_MS } from "#kit/contract/durations.ts";
import { deleteSessionsExpiredBefore } from "#kit/server/access/sessions.sql.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { deleteLinksExpiredBefore } from "./links.sql.ts";

const LINKS_KEPT_MS = 7 * DAY_MS;

/** Deletes expired sessions, and links a week after they expire: until then opening one says why it does not work. */
export const removeExpired = scheduledJob(
  "removeExpired",
  "27 4 * * *",
  async ({ database: { kysely }, clock }) => {
    const now = clock.now();
    await deleteSessionsExpiredBefore(kysely, now);
    await deleteLinksExpiredBefore(kysely, new Date(now.getTime() - LINKS_KEPT_MS));
  },
);
