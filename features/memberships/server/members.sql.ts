import { sql } from "kysely";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { endedStates } from "#kit/contract/membership-state.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";

export const isFull = async (db: Db, communityId: number): Promise<boolean> =>
  (await db
    .selectFrom("communities")
    .select("id")
    .where("id", "=", communityId)
    .where((eb) => eb(eb("alumni_count", "+", eb.ref("employee_count")), ">=", eb.ref("member_limit")))
    .executeTakeFirst()) !== undefined;

type MembersQuery = { readonly communityId: number; readonly kind: MemberKind };

/** Returns those of the addresses that a member of the kind has, who has not left and was not rejected. */
export const findMemberEmails = async (
  db: Db,
  { communityId, kind, emails }: MembersQuery & { readonly emails: readonly string[] },
): Promise<string[]> => {
  const rows = await db
    .selectFrom("accounts as a")
    .innerJoin("memberships as m", "m.account_id", "a.id")
    .select("a.email")
    .where("a.kind", "=", kind)
    .where("a.email", "in", [...emails])
    .where("m.community_id", "=", communityId)
    .where("m.state", "not in", endedStates)
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
};

export const isMemberEmail = async (
  db: Db,
  { email, ...which }: MembersQuery & { readonly email: string },
): Promise<boolean> => (await findMemberEmails(db, { ...which, emails: [email] })).length > 0;

export const findOfficeNames = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select(["operating_name", "name"])
    .where("id", "=", communityId)
    .executeTakeFirstOrThrow();

/** Finds the current administrators who have this duty, a bit of `duties`. */
export async function findAdministrators(db: Db, communityId: number, duty: number): Promise<number[]> {
  const rows = await db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", communityId)
    .where("state", "=", "participating")
    .where(sql.raw<boolean>(isAdministratorSql("memberships")))
    .where(sql<boolean>`duties & ${duty}::smallint <> 0`)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
