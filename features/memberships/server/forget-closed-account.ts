import { accountClosed } from "#features/accounts/server/index.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { eraseProfiles } from "./erase-profiles.ts";

/** This covers communities that the person had left before, too. */
export const forgetClosedAccount = on(accountClosed, async (work, { accountId }) => {
  await eraseProfiles(work, "account_id", [accountId]);
});
