import { DAY_MS } from "#kit/contract/durations.ts";
import { toEmail } from "#kit/contract/fields/email.ts";
import { inBase36, signatureOf } from "../access/signature.ts";
import { scheduledJob } from "../jobs/job.ts";
import type { Work } from "../work/work.ts";
import { afterFailure, type DeliveryReport, NOTE_KEPT_DAYS, STOP_KEPT_DAYS } from "./bounce-rules.ts";
import {
  deleteAddress,
  deleteNotedBefore,
  findAddress,
  findStopped,
  lockAddress,
  updateAddress,
  updateWorking,
} from "./bouncing-addresses.sql.ts";

/** The lookup of a bouncing address needs these. */
export type Looking = Pick<Work, "db"> & { readonly services: Pick<Work["services"], "secret"> };

const KEY_BYTES = 15;
/** The key has 120 bits in base 36. */
export const KEY_LENGTH = 24;

/** Returns a key that stands for the address where it is not needed itself; it takes the server's secret. */
export const addressKey = (secret: string, email: string): string =>
  inBase36(signatureOf(secret, `address:${toEmail(email)}`, KEY_BYTES), KEY_LENGTH);

/** Returns since when the address is stopped; null where mail is sent to it. */
export const stoppedSince = ({ db, services }: Looking, email: string): Promise<Date | null> =>
  keyStoppedSince(db, addressKey(services.secret, email));

/** Does the same for many addresses; those that are not stopped are left out. */
export async function stoppedAmong(
  { db, services }: Looking,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (emails.length === 0) return new Map();
  const keys = new Map(emails.map((email) => [addressKey(services.secret, email), email]));
  const rows = await findStopped(db, [...keys.keys()]);
  return new Map(
    rows.flatMap(({ address_key, failing_since }) =>
      failing_since ? [[keys.get(address_key) ?? "", failing_since]] : [],
    ),
  );
}

/** Does the same by the key of the address. */
export async function keyStoppedSince(db: Work["db"], key: string): Promise<Date | null> {
  const found = await findAddress(db, key);
  return found?.stopped_at ? found.failing_since : null;
}

/** Stores a bounce and returns whether it changed what is known of the address. */
export async function noteReturned(
  { db, now }: Pick<Work, "db" | "now">,
  key: string,
  returned: DeliveryReport,
): Promise<boolean> {
  const next = afterFailure(await lockAddress(db, key, now), returned, now);
  if (next) await updateAddress(db, key, next, now);
  return next !== undefined;
}

/** Somebody has opened the link of a mail to the address, so its failures are cleared. */
export const addressWorks = ({ db, now, services }: Looking & Pick<Work, "now">, email: string) =>
  keyWorks({ db, now }, addressKey(services.secret, email));

export const keyWorks = ({ db, now }: Pick<Work, "db" | "now">, key: string) => updateWorking(db, key, now);

/** Deletes what is known of an address that nobody here uses any more. */
export const forgetAddress = async ({ db, services }: Looking, email: string) =>
  deleteAddress(db, addressKey(services.secret, email));

export const forgetOldBounces = scheduledJob(
  "forgetOldBounces",
  "32 4 * * *",
  async ({ database: { kysely }, clock }) => {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
    await deleteNotedBefore(kysely, daysAgo(STOP_KEPT_DAYS), daysAgo(NOTE_KEPT_DAYS));
  },
);
