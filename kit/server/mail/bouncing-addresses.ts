import { DAY_MS } from "#kit/contract/durations.ts";
import { toEmail } from "#kit/contract/fields/email.ts";
import { inBase36, signatureOf } from "../access/signature.ts";
import { scheduledJob } from "../jobs/job.ts";
import type { Work } from "../work/work.ts";
import { afterFailure, NOTE_KEPT_DAYS, type Returned, STOP_KEPT_DAYS } from "./bounce-rules.ts";
import {
  deleteAddress,
  deleteNotedBefore,
  findAddress,
  findStopped,
  lockAddress,
  setWorking,
  updateAddress,
} from "./bouncing-addresses.sql.ts";

/** What it takes to say whose mail comes back. */
export type Looking = Pick<Work, "db"> & { readonly services: Pick<Work["services"], "secret"> };

const KEY_BYTES = 15;
/** 120 bits in base 36. */
export const KEY_LENGTH = 24;

/** What stands for an address wherever it is not needed itself; it takes the server's secret to make. */
export const addressKey = (secret: string, email: string): string =>
  inBase36(signatureOf(secret, `address:${toEmail(email)}`, KEY_BYTES), KEY_LENGTH);

/** Since when mail to the address comes back, where nothing is sent there any more; else null. */
export const stoppedSince = ({ db, services }: Looking, email: string): Promise<Date | null> =>
  keyStoppedSince(db, addressKey(services.secret, email));

/** The same for many at once; addresses that mail is sent to are left out. */
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

/** The same by what stands for the address. */
export async function keyStoppedSince(db: Work["db"], key: string): Promise<Date | null> {
  const found = await findAddress(db, key);
  return found?.stopped_at ? found.failing_since : null;
}

/** Whether anything new has been learnt of the address. */
export async function noteReturned(
  { db, now }: Pick<Work, "db" | "now">,
  key: string,
  returned: Returned,
): Promise<boolean> {
  const next = afterFailure(await lockAddress(db, key, now), returned, now);
  if (next) await updateAddress(db, key, next, now);
  return next !== undefined;
}

/** Somebody has opened the link of a mail to the address: whatever came back from it is forgiven. */
export const addressWorks = ({ db, now, services }: Looking & Pick<Work, "now">, email: string) =>
  keyWorks({ db, now }, addressKey(services.secret, email));

export const keyWorks = ({ db, now }: Pick<Work, "db" | "now">, key: string) => setWorking(db, key, now);

/** Nobody here has the address any more. */
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
