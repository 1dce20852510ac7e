import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

const isSuspended = sql`c.suspended_at is not null`;
/** Somebody who is paused has joined. */
const hasContractor = sql`exists (select from memberships m where m.community_id = c.id and m.role = 'contractor'
  and m.state in ('participating', 'paused'))`;
const state = sql<"active" | "invited" | "suspended">`case when ${isSuspended} then 'suspended'
  when ${hasContractor} then 'active' else 'invited' end`;
const contractor = sql<string | null>`(select m.display_name from memberships m
  where m.community_id = c.id and m.role = 'contractor')`;

export const communities = (db: Db) =>
  db.selectFrom("communities as c").leftJoin("contracts as k", "k.community_id", "c.id");
type Communities = ReturnType<typeof communities>;

/** Where the fields of the list come from. */
export const communityFields = {
  fields: {
    id: "c.id",
    name: "c.name",
    corporation_name: "c.corporation_name",
    state,
    contractor,
    plan: "k.plan",
    members: sql`c.alumni_count + c.employee_count`,
    member_limit: "c.member_limit",
    renewal_date: "k.renewal_date",
    is_daiko: "c.is_daiko",
    is_private: "c.is_private",
    created_at: "c.created_at",
  },
  search: (query: Communities, like: string) =>
    query.where(sql<boolean>`concat_ws(' ', c.name, c.corporation_name, ${contractor}) ilike ${like}`),
} as const;

export const findCommunity = (db: Db, communityId: number) =>
  db
    .selectFrom("communities as c")
    .select([
      "c.id",
      "c.name",
      "c.corporation_name",
      "c.created_at",
      "c.suspended_at",
      "c.is_private",
      "c.is_daiko",
      "c.community_site_available",
      "c.ip_allow_list",
      state.as("state"),
    ])
    .where("c.id", "=", communityId)
    .executeTakeFirst();
export type OperatedCommunityRow = NonNullable<Awaited<ReturnType<typeof findCommunity>>>;

export const isNameTaken = async (db: Db, name: string): Promise<boolean> =>
  (await db
    .selectFrom("communities")
    .select("id")
    .where(sql`lower(name)`, "=", sql`lower(${name})`)
    .executeTakeFirst()) !== undefined;

/** Finds who holds the contract, or is invited to, with the last invitation. */
export const findContractor = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .leftJoin("employee_invitations as i", (join) =>
      join
        .onRef("i.community_id", "=", "m.community_id")
        .onRef("i.membership_id", "=", "m.id")
        .on("i.revoked_at", "is", null)
        .on("i.used_at", "is", null),
    )
    .select(["m.id", "m.display_name", "m.state", "a.email", "i.created_at as invited_at", "i.expires_at"])
    .where("m.community_id", "=", communityId)
    .where("m.role", "=", "contractor")
    .executeTakeFirst();
