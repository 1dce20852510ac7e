import type { Db } from "../database/database.ts";
import { type AddressState, unknownAddress } from "./bounce-rules.ts";

const state = ["failing_since", "failures", "counted_mail_at", "stopped_at", "worked_at"] as const;

export const findAddress = (db: Db, addressKey: string): Promise<AddressState | undefined> =>
  db.selectFrom("bouncing_addresses").select(state).where("address_key", "=", addressKey).executeTakeFirst();

export const findStopped = (db: Db, addressKeys: readonly string[]) =>
  db
    .selectFrom("bouncing_addresses")
    .select(["address_key", "failing_since"])
    .where("address_key", "in", [...addressKeys])
    .where("stopped_at", "is not", null)
    .execute();

/** Inserts the row where there is none, so that two bounces at once wait for each other. */
export async function lockAddress(db: Db, address_key: string, now: Date): Promise<AddressState> {
  await db
    .insertInto("bouncing_addresses")
    .values({ address_key, ...unknownAddress, noted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom("bouncing_addresses")
    .select(state)
    .where("address_key", "=", address_key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const updateAddress = (db: Db, addressKey: string, next: AddressState, now: Date) =>
  db
    .updateTable("bouncing_addresses")
    .set({ ...next, noted_at: now })
    .where("address_key", "=", addressKey)
    .execute();

/** This changes only an address of which a failure is stored. */
export const updateWorking = (db: Db, addressKey: string, now: Date) =>
  db
    .updateTable("bouncing_addresses")
    .set({ ...unknownAddress, worked_at: now, noted_at: now })
    .where("address_key", "=", addressKey)
    .execute();

export const deleteAddress = (db: Db, addressKey: string) =>
  db.deleteFrom("bouncing_addresses").where("address_key", "=", addressKey).execute();

export const deleteNotedBefore = (db: Db, stopped: Date, others: Date) =>
  db
    .deleteFrom("bouncing_addresses")
    .where((eb) =>
      eb.or([
        eb("noted_at", "<", stopped),
        eb.and([eb("stopped_at", "is", null), eb("noted_at", "<", others)]),
      ]),
    )
    .execute();
