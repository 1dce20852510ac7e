import { sql } from "kysely";
import type { KeptAnswers, KeptRegistration } from "#features/member-details/contract/kept.ts";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { statement } from "#kit/server/database/statement.ts";

/** Candidates of the community whose names, kana, display name or address hold the text; all without a text. */
export function waiting(db: Db, communityId: number, info: string | undefined) {
  const pattern = likePattern(info ?? "");
  return db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .leftJoin("memberships as inviter", "inviter.id", "m.invited_by_membership_id")
    .where("m.community_id", "=", communityId)
    .where("m.kind", "=", "alumnus")
    .where("m.state", "=", "under_review")
    .$if(pattern !== "%%", (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', a.family_name || a.given_name, a.family_name, a.given_name,
          a.family_name_kana || a.given_name_kana, a.family_name_kana, a.given_name_kana,
          m.display_name, a.email) ilike ${pattern}`,
      ),
    );
}

/** As the community's counter says. */
export const countWaiting = statement<{ community: number }, { waiting: number }>(
  "count_waiting_candidates",
  "select candidate_count as waiting from communities where id = :community",
);

/** Whoever returns has the membership of old and a new application. */
const appliedAt = sql<Date>`coalesce(m.applied_at, m.created_at)`.as("applied_at");

export const candidateColumns = [
  "m.id",
  "m.management_no",
  "m.display_name",
  appliedAt,
  "m.updated_at",
  "a.family_name",
  "a.given_name",
  "a.family_name_kana",
  "a.given_name_kana",
  "a.email",
  "a.birthday",
  "inviter.display_name as invited_by",
] as const;

export const fullName = sql<string>`a.family_name || ' ' || a.given_name`;

export type CandidateRow = NonNullable<Awaited<ReturnType<typeof findCandidate>>>;

export const findCandidate = (db: Db, communityId: number, managementNo: number) =>
  waiting(db, communityId, undefined)
    .select([
      ...candidateColumns,
      "m.account_id",
      "a.updated_at as account_updated_at",
      "m.enrollment_start_period",
      "a.institution",
      "a.job_type_parent_id",
      "a.job_type_child_id",
      "a.zipcode_judgment",
      "a.zipcode_1",
      "a.zipcode_2",
      "a.zipcode_foreign",
      "a.address_1",
      "a.address_2",
      "a.phone_number_1",
      "a.phone_number_2",
      "a.phone_number_3",
    ])
    .select((eb) => [
      eb.ref("m.registration").$castTo<KeptRegistration>().as("registration"),
      eb.ref("m.additional_information").$castTo<KeptAnswers>().as("additional_information"),
      eb
        .exists(
          eb
            .selectFrom("memberships as other")
            .select("other.id")
            .whereRef("other.account_id", "=", "m.account_id")
            .whereRef("other.community_id", "!=", "m.community_id")
            .where("other.state", "!=", "withdrawn"),
        )
        .$castTo<boolean>()
        .as("is_elsewhere"),
    ])
    .where("m.management_no", "=", managementNo)
    .executeTakeFirst();
