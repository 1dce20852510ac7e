import { DAY_MS } from "#kit/contract/durations.ts";
import { purgeJob } from "#kit/server/jobs/job.ts";
import { ENDED_KEPT_DAYS } from "../contract/limits.ts";
import { deleteEndedBefore } from "./alumni-invitations.sql.ts";

export const forgetEndedInvitations = purgeJob(
  "forgetEndedInvitations",
  "44 4 * * *",
  ENDED_KEPT_DAYS * DAY_MS,
  deleteEndedBefore,
);
