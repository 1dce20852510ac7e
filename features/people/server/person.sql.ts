import { sql } from "kysely";
import { describedMembers } from "#features/memberships/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Db } from "#kit/server/database/database.ts";

export const findPerson = (db: Db, communityId: number, { id, kind }: { id: number; kind: MemberKind }) =>
  describedMembers(db, communityId)
    .select(["m.flags", "m.withdrawn_at", "a.file_id"])
    .where("m.id", "=", id)
    .where("m.kind", "=", kind)
    .where("m.state", "!=", "rejected")
    .executeTakeFirst();
export type FoundPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const findPresentation = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("memberships as m")
    .select(["m.account_id", "m.introduction", "m.is_profile_public"])
    // What an account agrees to after its membership has ended is not the office's any more.
    .select(sql<Date | null>`case when has_ended(m.state) then m.withdrawn_at end`.as("ended_at"))
    .where("m.community_id", "=", communityId)
    .where("m.state", "!=", "rejected")
    .where("m.id", "=", membershipId)
    .executeTakeFirst();
