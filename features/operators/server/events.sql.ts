import type { Db, NewRow } from "#kit/server/database/database.ts";

/** The event says how the operator is called now. */
export const insertEvent = (db: Db, event: Omit<NewRow<"operator_events">, "actor_name">) =>
  db
    .insertInto("operator_events")
    .values((eb) => ({
      ...event,
      actor_name: eb
        .selectFrom("accounts")
        .select((one) => one.fn<string>("concat_ws", [one.val(" "), "family_name", "given_name"]).as("name"))
        .where("id", "=", event.actor_account_id)
        .$asScalar()
        .$notNull(),
    }))
    .execute();
