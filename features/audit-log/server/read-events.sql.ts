import { sql } from "kysely";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { Cursor } from "#kit/server/list/cursor.ts";
import type { Changes } from "#kit/server/work/acts.ts";

export type EventsQuery = {
  readonly info?: string | undefined;
  readonly actor?: string | undefined;
  readonly act?: string | undefined;
  readonly user_id?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Members are found by name or number first, so that the events are read by their index. */
const people = (db: Db, communityId: number, text: string) =>
  db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", communityId)
    .where((eb) =>
      eb.or([
        eb("display_name", "ilike", likePattern(text)),
        eb(sql<string>`management_no::text`, "=", text.trim()),
      ]),
    );

/** Somebody who has left, or never registered, has no name here. */
const nameOf = (membership: "actor" | "whose") =>
  sql<string | null>`nullif(${sql.ref(`${membership}.display_name`)}, '')`;

export const findEvents = (db: Db, communityId: number, asked: EventsQuery) =>
  db
    .selectFrom("audit_events as e")
    .leftJoin("memberships as actor", (join) =>
      join.onRef("actor.community_id", "=", "e.community_id").onRef("actor.id", "=", "e.actor_membership_id"),
    )
    .leftJoin("memberships as whose", (join) =>
      join
        .onRef("whose.community_id", "=", "e.community_id")
        .onRef("whose.id", "=", "e.target_membership_id"),
    )
    .where("e.community_id", "=", communityId)
    .$if(asked.info !== undefined, (query) =>
      query.where("e.target_membership_id", "in", people(db, communityId, asked.info ?? "")),
    )
    .$if(asked.actor !== undefined, (query) =>
      query.where("e.actor_membership_id", "in", people(db, communityId, asked.actor ?? "")),
    )
    .$if(asked.act !== undefined, (query) => query.where("e.act", "=", asked.act ?? ""))
    .$if(asked.user_id !== undefined, (query) =>
      query.where("e.target_membership_id", "=", asked.user_id ?? 0),
    )
    .$if(asked.from !== undefined, (query) => query.where("e.at", ">=", tokyoInstant(asked.from ?? "")))
    .$if(asked.to !== undefined, (query) =>
      query.where("e.at", "<", new Date(tokyoInstant(asked.to ?? "").getTime() + DAY_MS)),
    );

export const selectEvent = (found: ReturnType<typeof findEvents>) =>
  found
    .select([
      "e.id",
      "e.at",
      "e.act",
      "e.actor_membership_id",
      "e.target_kind",
      "e.target_id",
      "e.target_membership_id",
      "e.reason",
      "e.activity_id",
      "e.ip",
      "actor.management_no as actor_no",
      "whose.management_no as whose_no",
      nameOf("actor").as("actor_name"),
      nameOf("whose").as("whose_name"),
    ])
    .select((eb) => eb.ref("e.changes").$castTo<Changes | null>().as("changes"));
export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvent>["execute"]>>[number];

/** Lists the events about one person in all their communities, newest first. */
export const listOwn = (db: Db, accountId: number, before: Cursor | undefined, limit: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("audit_events as e", (join) =>
      join.onRef("e.community_id", "=", "m.community_id").onRef("e.target_membership_id", "=", "m.id"),
    )
    .innerJoin("communities as c", "c.id", "m.community_id")
    .leftJoin("memberships as actor", (join) =>
      join.onRef("actor.community_id", "=", "e.community_id").onRef("actor.id", "=", "e.actor_membership_id"),
    )
    .select(["e.id", "e.at", "e.act", "e.reason", "c.name as community", nameOf("actor").as("by")])
    .where("m.account_id", "=", accountId)
    .$if(before !== undefined, (query) => query.where("e.id", "<", before?.id ?? 0))
    .orderBy("e.id", "desc")
    .limit(limit)
    .execute();
