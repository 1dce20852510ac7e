import { sql } from "kysely";
import { describedMembers, nameMatches } from "#features/memberships/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { SEARCHED_AT_MOST } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { ContextOf } from "#kit/server/http/context.ts";
import { inJapanese } from "#kit/server/list/read-page.sql.ts";
import type { listCandidates } from "../contract/calls.ts";

type Context = ContextOf<typeof listCandidates>;

/** Somebody who returns has the old membership and a new application. */
const appliedAt = sql<Date>`coalesce(m.applied_at, m.created_at)`;

/** A company asks for one of the two fields, a school for the other. */
const eitherOf = (field: string) =>
  sql<
    string | null
  >`coalesce(m.registration->>${sql.lit(`corporation_${field}`)}, m.registration->>${sql.lit(`school_${field}`)})`;
const affiliation = {
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

/** Of very many candidates, those who wait longest are found. */
export const waiting = (db: Db, communityId: number) =>
  db
    .selectFrom(
      applicants(db, communityId).selectAll("m").orderBy("m.management_no").limit(SEARCHED_AT_MOST).as("m"),
    )
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .leftJoin("memberships as inviter", (join) =>
      join
        .onRef("inviter.community_id", "=", "m.community_id")
        .onRef("inviter.id", "=", "m.invited_by_membership_id"),
    );
type Waiting = ReturnType<typeof waiting>;

export const waitingAddresses = (db: Db, communityId: number) =>
  applicants(db, communityId)
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", "a.email"])
    .where("a.email", "is not", null)
    .orderBy("m.management_no")
    .limit(SEARCHED_AT_MOST)
    .execute();

export const fullName = sql<string>`a.family_name || ' ' || a.given_name`;

/** Where the fields of the list come from. */
export const candidateFields = {
  fields: {
    id: "m.id",
    management_no: "m.management_no",
    family_name: "a.family_name",
    given_name: "a.given_name",
    family_name_kana: "a.family_name_kana",
    given_name_kana: "a.given_name_kana",
    display_name: "m.display_name",
    department_name: affiliation.department,
    start_period: affiliation.start,
    end_period: affiliation.end,
    applied_at: appliedAt,
    invited_by: "inviter.display_name",
    email: "a.email",
    birthday: "a.birthday",
    mail_returned_since: sql`null`,
    updated_at: "m.updated_at",
  },
  order: {
    /** Names are sorted by their reading. */
    name: sql<string>`a.family_name_kana || ' ' || a.given_name_kana`,
    display_name: inJapanese(sql.ref("m.display_name")),
    department: inJapanese(affiliation.department),
    start_period: affiliation.start,
    invited_by: inJapanese(sql.ref("inviter.display_name")),
  },
  /** The words are of names, kana, display name or address. */
  search: (query: Waiting, _: string, words: string, { member: { communityId } }: Context) =>
    query
      .innerJoin("people as p", (on) =>
        on.onRef("p.membership_id", "=", "m.id").on("p.community_id", "=", communityId),
      )
      .where(nameMatches(communityId, words)),
  filters: {
    waiting_days: (query: Waiting, days: number, { now }: Context) =>
      query.where(sql<boolean>`${appliedAt} <= ${new Date(now.getTime() - days * DAY_MS)}`),
    mail_returned: (query: Waiting, _: boolean, __: Context, ids: readonly number[] | undefined) =>
      ids ? query.where("m.id", "=", sql<number>`any(${ids}::bigint[])`) : query,
  },
} as const;

export const findCandidate = (db: Db, communityId: number, managementNo: number) =>
  describedMembers(db, communityId)
    .where("m.kind", "=", "alumnus")
    .where("m.state", "=", "under_review")
    .where("m.management_no", "=", managementNo)
    .executeTakeFirst();
