import { scheduledJob } from "#kit/server/jobs/job.ts";
import { addressKey } from "#kit/server/mail/bouncing-addresses.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { listAnyWithoutAddressKey, updateAddressKeys } from "./address-keys.sql.ts";

const KEYED_AT_ONCE = 2_000;

/** Adds the missing keys of some addresses, in whichever communities; returns whether there may be more. */
export async function keySomeAddresses(services: Services): Promise<boolean> {
  const rows = await listAnyWithoutAddressKey(services.database.kysely, KEYED_AT_ONCE);
  if (rows.length === 0) return false;
  const keyed = rows.map((row) => ({ ...row, key: addressKey(services.secret, row.email) }));
  await inTransaction(services, (work) => updateAddressKeys(work.db, keyed));
  return rows.length === KEYED_AT_ONCE;
}

/** After a night a bouncing address of any community is known by its key; those of today are added when it is looked for. */
export const keyAddressesOfAll = scheduledJob("keyAddressesOfAll", "12 5 * * *", async (services) => {
  while (await keySomeAddresses(services));
});
