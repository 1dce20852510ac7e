import type { Affiliation } from "#features/memberships/contract/author.ts";
import { affiliationSql } from "#features/memberships/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

export type MemberProfileRow = {
  id: number;
  kind: MemberKind;
  state: MembershipState;
  display_name: string;
  introduction: string;
  is_profile_public: boolean;
  enrollment_start_period: string | null;
  affiliation: Affiliation | null;
  institution: string;
  job_type_parent_id: number | null;
  job_type_child_id: number | null;
  file_id: number | null;
};

export const memberProfileColumns = `m.id, m.kind, m.state, m.display_name, m.introduction, m.is_profile_public,
  m.enrollment_start_period, a.institution, a.job_type_parent_id, a.job_type_child_id, a.file_id,
  ${affiliationSql} as affiliation`;

export const findMemberProfile = statement<{ user: number; community: number }, MemberProfileRow>(
  "find_member_profile",
  `select ${memberProfileColumns} from memberships m join accounts a on a.id = m.account_id
   where m.id = :user::bigint and m.community_id = :community::bigint`,
);

export const findOffice = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select(["operating_name", "operating_file_id"])
    .where("id", "=", communityId)
    .executeTakeFirstOrThrow();
