import { isInside } from "#kit/contract/membership-state.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import {
  type CastPerson,
  type CommunityKey,
  cast,
  castPasswordHash,
  castToken,
  communities,
  type PersonKey,
} from "./cast.ts";
import { testTime } from "./clock.ts";

/** Journeys run at the real time, whenever that is. */
const NEVER = new Date("2999-12-31T00:00:00.000Z");
const when = { created_at: testTime, updated_at: testTime };

/** Inserts both communities and everybody in them. Ids follow the order of the cast, from 1. */
export async function seedCast(db: Db): Promise<void> {
  const communityIds = new Map<CommunityKey, number>();
  for (const [key, names] of Object.entries(communities)) {
    const row = await db
      .insertInto("communities")
      .values({ ...names, ...when })
      .returning("id")
      .executeTakeFirstOrThrow();
    communityIds.set(key as CommunityKey, row.id);
  }
  for (const key of Object.keys(cast) as PersonKey[])
    await seedPerson(db, castToken(key), cast[key], communityIds);
}

/** Inserts a person with an account, a session of that token and a place in their community. */
export async function seedPerson(
  db: Db,
  token: string,
  person: CastPerson,
  communityIds: ReadonlyMap<CommunityKey, number>,
): Promise<void> {
  const { id: account_id } = await db
    .insertInto("accounts")
    .values({
      kind: person.kind,
      email: person.email,
      password_hash: castPasswordHash,
      family_name: person.family,
      given_name: person.given,
      family_name_kana: person.familyKana,
      given_name_kana: person.givenKana,
      birthday: "1985-04-01",
      activated_at: testTime,
      ...when,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("sessions")
    .values({
      account_id,
      token_hash: hashSecretToken(token),
      created_at: testTime,
      last_used_at: testTime,
      expires_at: NEVER,
    })
    .execute();
  const communityId = person.community && communityIds.get(person.community);
  if (communityId) await seedMembership(db, person, account_id, communityId);
}

async function seedMembership(
  db: Db,
  person: CastPerson,
  account_id: number,
  community_id: number,
): Promise<void> {
  const state = person.state ?? "participating";
  const alumnus = person.kind === "alumnus";
  const counted = isInside(state);
  const community = await db
    .updateTable("communities")
    .set((eb) => ({
      last_management_no: eb("last_management_no", "+", 1),
      alumni_count: eb("alumni_count", "+", counted && alumnus ? 1 : 0),
      employee_count: eb("employee_count", "+", counted && !alumnus ? 1 : 0),
      candidate_count: eb("candidate_count", "+", state === "under_review" ? 1 : 0),
    }))
    .where("id", "=", community_id)
    .returning("last_management_no")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("memberships")
    .values({
      community_id,
      account_id,
      kind: alumnus ? "alumnus" : "employee",
      state,
      role: person.role ?? "member",
      management_no: community.last_management_no,
      display_name: `${person.family} ${person.given}`,
      joined_at: counted ? testTime : null,
      withdrawn_at: state === "withdrawn" ? testTime : null,
      ...when,
    })
    .execute();
}
