import { accountClosed } from "#features/accounts/server/index.ts";
import { on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { profilesErased } from "./events.ts";
import { eraseProfileRows } from "./many.sql.ts";

/** Erases an ended membership so that it names nobody and gives no rights if the person registers again. */
export async function eraseProfiles(
  work: Work,
  by: "id" | "account_id",
  ids: readonly number[],
): Promise<void> {
  const rows = await eraseProfileRows(work.db, by, ids);
  if (rows.length > 0) await work.emit(profilesErased, { membershipIds: rows.map(({ id }) => id) });
}

/** This covers communities that the person had left before, too. */
export const forgetClosedAccount = on(accountClosed, async (work, { accountId }) => {
  await eraseProfiles(work, "account_id", [accountId]);
});
