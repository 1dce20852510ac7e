import { sql } from "kysely";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { MailDelivery, MailKind } from "../contract/kinds.ts";

export type ChoiceRow = {
  readonly kind: MailKind;
  readonly delivery: MailDelivery;
  readonly unsubscribed_from: Exclude<MailDelivery, "off"> | null;
};

export const findChoices = (db: Db, accountId: number): Promise<ChoiceRow[]> =>
  db
    .selectFrom("notice_choices")
    .select(["kind", "delivery", "unsubscribed_from"])
    .where("account_id", "=", accountId)
    .execute();

/** Of two choices at once, the later one counts, as a whole row. */
export const upsertChoices = async (db: Db, accountId: number, rows: readonly ChoiceRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto("notice_choices")
    .values(rows.map((row) => ({ ...row, account_id: accountId })))
    .onConflict((conflict) =>
      conflict.columns(["account_id", "kind"]).doUpdateSet((eb) => ({
        delivery: eb.ref("excluded.delivery"),
        unsubscribed_from: eb.ref("excluded.unsubscribed_from"),
      })),
    )
    .execute();
};

/** Locks the account until the transaction ends, so that a link pressed twice at once works once. */
export const lockOpenAccount = (db: Db, accountId: number) =>
  db
    .selectFrom("accounts")
    .select((eb) => [
      "id",
      "language",
      eb
        .exists(
          eb
            .selectFrom("memberships as m")
            .select("m.id")
            .whereRef("m.account_id", "=", "accounts.id")
            .where(sql.raw<boolean>(isAdministratorSql("m")))
            .where("m.state", "=", "participating"),
        )
        .$castTo<boolean>()
        .as("is_administrator"),
    ])
    .where("id", "=", accountId)
    .where("deleted_at", "is", null)
    .where("activated_at", "is not", null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const deleteChoices = async (db: Db, accountId: number): Promise<void> => {
  await db.deleteFrom("notice_choices").where("account_id", "=", accountId).execute();
  await db.deleteFrom("notice_digests").where("account_id", "=", accountId).execute();
};
