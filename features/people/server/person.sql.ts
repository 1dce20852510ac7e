import { describedMembers } from "#features/memberships/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Db } from "#kit/server/database/database.ts";

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
