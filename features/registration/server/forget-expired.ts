import { accountClosed } from "#features/accounts/server/index.ts";
import { deleteInvited } from "#features/invitations/server/index.ts";
import { HOUR_MS } from "#kit/contract/durations.ts";
import { purgeJob } from "#kit/server/jobs/job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteExpired, deletePendingOf } from "./pending.sql.ts";

/** For a day after its end a link still says how to start again, or that it was used. */
const KEPT_HOURS = 24;

/** Registrations that nobody has opened are deleted: they hold names and addresses of people who never joined. */
export const forgetExpired = purgeJob(
  "forgetExpiredRegistrations",
  "20 4 * * *",
  KEPT_HOURS * HOUR_MS,
  deleteExpired,
);

/** Only alumni register by themselves; an employee's account with the same address has nothing to do with it. */
export const forgetClosedAccount = on(accountClosed, async (work, { accountId, kind, email }) => {
  const alumnusEmail = kind === "alumnus" ? email : null;
  await deletePendingOf(work.db, { id: accountId, alumnusEmail });
  await deleteInvited(work.db, accountId, alumnusEmail);
});
