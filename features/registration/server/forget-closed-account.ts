import { accountClosed } from "#features/accounts/server/index.ts";
import { deleteInvited } from "#features/invitations/server/index.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deletePendingOf } from "./pending.sql.ts";

/** Only alumni register by themselves; an employee's account with the same address has nothing to do with it. */
export const forgetClosedAccount = on(accountClosed, async (work, { accountId, kind, email }) => {
  const alumnusEmail = kind === "alumnus" ? email : null;
  await deletePendingOf(work.db, { id: accountId, alumnusEmail });
  await deleteInvited(work.db, accountId, alumnusEmail);
});
