import { DAY_MS } from "#kit/contract/durations.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { ENDED_KEPT_DAYS } from "../contract/limits.ts";
import { deleteEndedBefore } from "./alumni-invitations.sql.ts";

export const forgetEndedInvitations = scheduledJob(
  "forgetEndedInvitations",
  "44 4 * * *",
  async ({ database: { kysely }, clock }) => {
    await deleteEndedBefore(kysely, new Date(clock.now().getTime() - ENDED_KEPT_DAYS * DAY_MS));
  },
);
