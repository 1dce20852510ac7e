import type { Db, NewRow } from "#kit/server/database/database.ts";

type Outcome = "accepted" | "cancelled" | "declined" | "expired";

export const findOffer = (db: Db, communityId: number, now: Date) =>
  db
    .selectFrom("contract_offers as o")
    .innerJoin("memberships as giver", (join) =>
      join.onRef("giver.community_id", "=", "o.community_id").onRef("giver.id", "=", "o.from_membership_id"),
    )
    .innerJoin("memberships as taker", (join) =>
      join.onRef("taker.community_id", "=", "o.community_id").onRef("taker.id", "=", "o.to_membership_id"),
    )
    .select([
      "o.id",
      "o.from_membership_id",
      "o.to_membership_id",
      "o.created_at",
      "o.expires_at",
      "giver.display_name as from",
      "taker.display_name as to",
      "taker.management_no as to_management_no",
    ])
    .where("o.community_id", "=", communityId)
    .where("o.outcome", "is", null)
    .where("o.expires_at", ">", now)
    .where("giver.role", "=", "contractor")
    .where("giver.state", "=", "participating")
    .executeTakeFirst();
export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Returns undefined where an offer is open already. */
export const insertOffer = (db: Db, offer: NewRow<"contract_offers">) =>
  db
    .insertInto("contract_offers")
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

/** Ends the open offer where it has expired or its sender is the contractor no more. */
export const expireOffers = (db: Db, communityId: number, now: Date) =>
  db
    .updateTable("contract_offers")
    .set({ outcome: "expired", ended_at: now })
    .where("community_id", "=", communityId)
    .where("outcome", "is", null)
    .where((eb) =>
      eb.or([
        eb("expires_at", "<=", now),
        eb("from_membership_id", "not in", (of) =>
          of
            .selectFrom("memberships")
            .select("id")
            .where("community_id", "=", communityId)
            .where("role", "=", "contractor")
            .where("state", "=", "participating"),
        ),
      ]),
    )
    .execute();

/** Of two calls that end the offer at once, the second finds nothing. */
export const endOffer = (db: Db, id: number, outcome: Outcome, now: Date) =>
  db
    .updateTable("contract_offers")
    .set({ outcome, ended_at: now })
    .where("id", "=", id)
    .where("outcome", "is", null)
    .returning("id")
    .executeTakeFirst();

/** Somebody who is no administrator any more neither receives nor makes an offer. */
export const endOffersOf = (db: Db, communityId: number, membershipIds: readonly number[], now: Date) =>
  db
    .updateTable("contract_offers")
    .set({ outcome: "cancelled", ended_at: now })
    .where("community_id", "=", communityId)
    .where("outcome", "is", null)
    .where((eb) =>
      eb.or([
        eb("from_membership_id", "in", [...membershipIds]),
        eb("to_membership_id", "in", [...membershipIds]),
      ]),
    )
    .execute();
