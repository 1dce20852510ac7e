import type { MemberKind, MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

export type MemberProfileRow = NonNullable<Awaited<ReturnType<typeof findMemberProfile>>>;

export const findMemberProfile = (db: Db, communityId: number, membershipId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select([
      "m.id",
      "m.display_name",
      "m.introduction",
      "m.is_profile_public",
      "m.enrollment_start_period",
      "a.institution",
      "a.job_type_parent_id",
      "a.job_type_child_id",
      "a.file_id",
    ])
    .select((eb) => [
      eb.ref("m.kind").$castTo<MemberKind>().as("kind"),
      eb.ref("m.state").$castTo<MembershipState>().as("state"),
    ])
    .where("m.id", "=", membershipId)
    .where("m.community_id", "=", communityId)
    .executeTakeFirst();

export const findOffice = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select(["operating_name", "operating_file_id"])
    .where("id", "=", communityId)
    .executeTakeFirstOrThrow();
