import { type RawBuilder, sql } from "kysely";
import { eventsAbout } from "#features/audit-log/server/index.ts";
import { groupStatus } from "#features/groups/contract/views.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { Cursor } from "#kit/server/list/cursor.ts";
import type { PersonConsent } from "../contract/person-life.ts";

type LifeKey = {
  readonly communityId: number;
  readonly membershipId: number;
  readonly accountId: number;
  /** The membership has ended then; null while it lasts. */
  readonly endedAt: Date | null;
};
type Page = { readonly before: Cursor | undefined; readonly limit: number };

/** Matches the rows after the cursor in a list that runs backwards by these two; without it, all rows. */
const behind = (time: string, id: string, before: Cursor | undefined): RawBuilder<boolean> =>
  before
    ? sql`(${sql.ref(time)}, ${sql.ref(id)}) < (${before.time}::timestamptz, ${before.id}::bigint)`
    : sql`true`;

const counted = sql<number>`count(*)::integer`.as("counted");

const postsOf = (db: Db, { communityId, membershipId }: LifeKey) =>
  db
    .selectFrom("posts")
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("post_by_admin", "=", false);

export const listPostsOf = (db: Db, whose: LifeKey, { before, limit }: Page) =>
  postsOf(db, whose)
    .select(["id", "content_type", "title", "published", "comment_count", "like_count", "created_at as time"])
    .where(behind("created_at", "id", before))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const countPosts = async (db: Db, whose: LifeKey): Promise<number> =>
  (await postsOf(db, whose).select(counted).executeTakeFirstOrThrow()).counted;

export const countComments = async (db: Db, { communityId, membershipId }: LifeKey): Promise<number> =>
  (
    await db
      .selectFrom("comments")
      .select(counted)
      .where("community_id", "=", communityId)
      .where("membership_id", "=", membershipId)
      .where("create_by_admin", "=", false)
      .executeTakeFirstOrThrow()
  ).counted;

const groupsOf = (db: Db, { communityId, membershipId }: LifeKey) =>
  db
    .selectFrom("group_members as own")
    .innerJoin("groups as g", (join) =>
      join.onRef("g.community_id", "=", "own.community_id").onRef("g.id", "=", "own.group_id"),
    )
    .where("own.membership_id", "=", membershipId)
    .where("own.status", "!=", groupStatus.left)
    .where("g.published", "=", true)
    .where("g.community_id", "=", communityId);

export const listGroupsOf = (db: Db, whose: LifeKey, { before, limit }: Page) =>
  groupsOf(db, whose)
    .select(["g.id", "g.name", "g.is_invitation_only", "own.status", "own.updated_at as time"])
    .where(behind("own.updated_at", "g.id", before))
    .orderBy("own.updated_at", "desc")
    .orderBy("g.id", "desc")
    .limit(limit)
    .execute();

export const countGroups = async (db: Db, whose: LifeKey): Promise<number> =>
  (await groupsOf(db, whose).select(counted).executeTakeFirstOrThrow()).counted;

/** Lists the consents to the provider's terms and this community's, never another's, and none after leaving. */
export const listConsents = (db: Db, { communityId, accountId, endedAt }: LifeKey, { before, limit }: Page) =>
  db
    .selectFrom("consents as s")
    .select([
      "s.id",
      sql<PersonConsent["document"]>`s.document`.as("document"),
      "s.version",
      "s.agreed_at as time",
      sql<number>`coalesce((select max(t.version) from terms_of_services t
        where t.is_effective and t.document = s.document and t.community_id is not distinct from s.community_id), s.version)`.as(
        "current",
      ),
    ])
    .where("s.account_id", "=", accountId)
    .where((eb) => eb.or([eb("s.community_id", "is", null), eb("s.community_id", "=", communityId)]))
    .$if(endedAt !== null, (query) => query.where("s.agreed_at", "<=", endedAt as Date))
    .where(behind("s.agreed_at", "s.id", before))
    .orderBy("s.agreed_at", "desc")
    .orderBy("s.id", "desc")
    .limit(limit)
    .execute();

const eventsOf = (db: Db, { communityId, membershipId }: LifeKey) =>
  eventsAbout(db, communityId, membershipId).select("e.at as time");

export const listEvents = (db: Db, whose: LifeKey, { before, limit }: Page) =>
  eventsOf(db, whose)
    .$if(before !== undefined, (query) => query.where("t.event_id", "<", before?.id ?? 0))
    .limit(limit)
    .execute();

/** Lists the events that changed the person's state; they are few, so all of them are read. */
export const listStates = (db: Db, whose: LifeKey) =>
  eventsOf(db, whose).where(sql<boolean>`t.changes -> 'state' is not null`).execute();
