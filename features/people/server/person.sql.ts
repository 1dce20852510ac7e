import { sql } from "kysely";
import { groupStatus } from "#features/groups/contract/views.ts";
import { describedMembers } from "#features/memberships/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Db } from "#kit/server/database/database.ts";
import { type PersonProfile, SHOWN_AT_MOST } from "../contract/person.ts";

export const findPerson = (db: Db, communityId: number, { id, kind }: { id: number; kind: MemberKind }) =>
  describedMembers(db, communityId)
    .select(["m.flags", "m.withdrawn_at", "a.file_id"])
    .where("m.id", "=", id)
    .where("m.kind", "=", kind)
    .executeTakeFirst();
export type FoundPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const findPresentation = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("memberships as m")
    .select(["m.account_id", "m.introduction", "m.is_profile_public"])
    .where("m.community_id", "=", communityId)
    .where("m.id", "=", membershipId)
    .executeTakeFirst();

const ofMember = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("posts")
    .where("community_id", "=", communityId)
    .where("membership_id", "=", membershipId)
    .where("post_by_admin", "=", false);

export const listPosts = (db: Db, communityId: number, membershipId: number) =>
  ofMember(db, communityId, membershipId)
    .select(["id", "content_type", "title", "published", "comment_count", "like_count", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(SHOWN_AT_MOST)
    .execute();

const counted = sql<number>`count(*)::integer`.as("counted");

export const countPosts = async (db: Db, communityId: number, membershipId: number): Promise<number> =>
  (await ofMember(db, communityId, membershipId).select(counted).executeTakeFirstOrThrow()).counted;

export const countComments = async (db: Db, communityId: number, membershipId: number): Promise<number> =>
  (
    await db
      .selectFrom("comments")
      .select(counted)
      .where("community_id", "=", communityId)
      .where("membership_id", "=", membershipId)
      .where("create_by_admin", "=", false)
      .executeTakeFirstOrThrow()
  ).counted;

export const listGroups = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("group_members as own")
    .innerJoin("groups as g", "g.id", "own.group_id")
    .select(["g.id", "g.name", "g.is_invitation_only", "own.status", "own.updated_at as since"])
    .where("own.membership_id", "=", membershipId)
    .where("own.status", "!=", groupStatus.left)
    .where("g.published", "=", true)
    .where("g.community_id", "=", communityId)
    .orderBy("own.updated_at", "desc")
    .limit(SHOWN_AT_MOST)
    .execute();

/** To the provider's terms and this community's, never another's. */
export const listConsents = (db: Db, communityId: number, accountId: number) =>
  db
    .selectFrom("consents as s")
    .select([
      sql<PersonProfile["consents"][number]["document"]>`s.document`.as("document"),
      "s.version",
      "s.agreed_at",
      sql<number>`coalesce((select max(t.version) from terms_of_services t
        where t.document = s.document and t.community_id is not distinct from s.community_id), s.version)`.as(
        "current",
      ),
    ])
    .where("s.account_id", "=", accountId)
    .where((eb) => eb.or([eb("s.community_id", "is", null), eb("s.community_id", "=", communityId)]))
    .orderBy("s.agreed_at", "desc")
    .orderBy("s.id", "desc")
    .limit(SHOWN_AT_MOST)
    .execute();

/** What administrators did to somebody, the latest first. */
export const listEvents = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("audit_events as e")
    .leftJoin("memberships as actor", "actor.id", "e.actor_membership_id")
    .select([
      "e.id",
      "e.at",
      "e.act",
      sql<string | null>`nullif(actor.display_name, '')`.as("by"),
      sql<Record<string, [unknown, unknown]> | null>`e.changes`.as("changes"),
      "e.reason",
    ])
    .where("e.community_id", "=", communityId)
    .where("e.target_membership_id", "=", membershipId)
    .orderBy("e.id", "desc")
    .limit(SHOWN_AT_MOST)
    .execute();
