import { sql } from "kysely";
import { describedMembers, nameMatches } from "#features/memberships/server/index.ts";
import { SEARCHED_AT_MOST } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";

/** Somebody who returns has the old membership and a new application. */
export const appliedAt = sql<Date>`coalesce(m.applied_at, m.created_at)`;

/** A company asks for one of the two fields, a school for the other. */
const eitherOf = (field: string) =>
  sql<
    string | null
  >`coalesce(m.registration->>${sql.lit(`corporation_${field}`)}, m.registration->>${sql.lit(`school_${field}`)})`;
export const affiliation = {
  department: eitherOf("department_name"),
  start: eitherOf("start_period"),
  end: eitherOf("end_period"),
};

export const applicants = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .where("m.community_id", "=", communityId)
    .where("m.kind", "=", "alumnus")
    .where("m.state", "=", "under_review");

export type CandidateFilters = {
  readonly communityId: number;
  /** This matches names, kana, display name or address. */
  readonly name?: string | undefined;
  readonly department?: string | undefined;
  readonly invitedBy?: string | undefined;
  readonly appliedFrom?: Date | undefined;
  readonly appliedBefore?: Date | undefined;
  readonly ids?: readonly number[] | undefined;
};

/** Of very many candidates, those who wait longest are found. */
export function waiting(db: Db, asked: CandidateFilters) {
  const { name, department, invitedBy, appliedFrom, appliedBefore, ids } = asked;
  const some = applicants(db, asked.communityId)
    .selectAll("m")
    .orderBy("m.management_no")
    .limit(SEARCHED_AT_MOST);
  return db
    .selectFrom(some.as("m"))
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .leftJoin("memberships as inviter", (join) =>
      join
        .onRef("inviter.community_id", "=", "m.community_id")
        .onRef("inviter.id", "=", "m.invited_by_membership_id"),
    )
    .$if(name !== undefined, (query) =>
      query
        .innerJoin("people as p", (on) =>
          on.onRef("p.membership_id", "=", "m.id").on("p.community_id", "=", asked.communityId),
        )
        .where(nameMatches(asked.communityId, name ?? "")),
    )
    .$if(department !== undefined, (query) =>
      query.where(sql<boolean>`${affiliation.department} ilike ${department}`),
    )
    .$if(invitedBy !== undefined, (query) => query.where("inviter.display_name", "ilike", invitedBy ?? ""))
    .$if(appliedFrom !== undefined, (query) => query.where(sql<boolean>`${appliedAt} >= ${appliedFrom}`))
    .$if(appliedBefore !== undefined, (query) => query.where(sql<boolean>`${appliedAt} < ${appliedBefore}`))
    .$if(ids !== undefined, (query) => query.where("m.id", "=", sql<number>`any(${ids}::bigint[])`));
}

export const waitingAddresses = (db: Db, communityId: number) =>
  applicants(db, communityId)
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", "a.email"])
    .where("a.email", "is not", null)
    .orderBy("m.management_no")
    .limit(SEARCHED_AT_MOST)
    .execute();

export const candidateColumns = [
  "m.id",
  "m.management_no",
  "m.display_name",
  appliedAt.as("applied_at"),
  affiliation.department.as("department_name"),
  affiliation.start.as("start_period"),
  affiliation.end.as("end_period"),
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
/** Names are sorted by their reading. */
export const kanaName = sql<string>`a.family_name_kana || ' ' || a.given_name_kana`;

export const findCandidate = (db: Db, communityId: number, managementNo: number) =>
  describedMembers(db, communityId)
    .where("m.kind", "=", "alumnus")
    .where("m.state", "=", "under_review")
    .where("m.management_no", "=", managementNo)
    .executeTakeFirst();
