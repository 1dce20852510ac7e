/**
 * These statements replace operations the product does not have: a community with its settings and registration form,
 * accounts of administrators and operators, and the pictures of people and communities. Each part goes when its
 * operation exists. Everything else of the demo is made by calls.
 */
import { sql } from "kysely";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import type { Role } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { DemoCommunity } from "./communities.ts";
import { type DemoPerson, emailOf } from "./people/person.ts";

const json = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`;

export const hasCommunity = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("communities").select("id").limit(1).executeTakeFirst()) !== undefined;

/** The operator's account marks the demo: it is made first and activated last. */
export const findOperator = (db: Db, email: string) =>
  db
    .selectFrom("accounts")
    .select("activated_at")
    .where("kind", "=", "operator")
    .where("email", "=", email)
    .executeTakeFirst();

/** Returns nothing unless this process, of several that start at once on one database, is the one to make the demo. */
export async function insertOperator(db: Db, operator: { email: string; password_hash: string; now: Date }) {
  const row = await db
    .insertInto("accounts")
    .values({
      kind: "operator",
      email: operator.email,
      password_hash: operator.password_hash,
      family_name: "縁",
      given_name: "運営",
      created_at: operator.now,
      updated_at: operator.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const activateOperator = (db: Db, email: string, now: Date) =>
  db
    .updateTable("accounts")
    .set({ activated_at: now })
    .where("kind", "=", "operator")
    .where("email", "=", email)
    .execute();

/** Empties the database of an interrupted demo; nobody but the demo's own people has ever used it. */
export const clearUnfinished = (db: Db) =>
  sql`truncate accounts, communities, files, terms_of_services, product_notices, faqs restart identity cascade`.execute(
    db,
  );

export async function insertCommunity(
  db: Db,
  { message_board_sites, ...community }: DemoCommunity,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto("communities")
    .values({
      ...community,
      message_board_sites: json(message_board_sites),
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export const insertForm = (db: Db, community_id: number, form: RegistrationForm, now: Date) =>
  db
    .insertInto("registration_forms")
    .values({
      community_id,
      columns: json(form.columns),
      additional: json(form.additional_information),
      updated_at: now,
    })
    .execute();

export async function insertAccount(
  db: Db,
  person: DemoPerson,
  { password_hash, now }: { password_hash: string; now: Date },
): Promise<number> {
  const row = await db
    .insertInto("accounts")
    .values({
      kind: person.kind,
      email: emailOf(person),
      password_hash,
      family_name: person.family,
      given_name: person.given,
      family_name_kana: person.familyKana,
      given_name_kana: person.givenKana,
      activated_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export const setRole = (db: Db, membershipId: number, role: Role) =>
  db.updateTable("memberships").set({ role }).where("id", "=", membershipId).execute();

export const setAccountPicture = (db: Db, accountId: number, file_id: number) =>
  db.updateTable("accounts").set({ file_id }).where("id", "=", accountId).execute();

export const setCommunityPictures = (
  db: Db,
  communityId: number,
  pictures: { header_file_id: number; profile_file_id: number; operating_file_id: number },
) => db.updateTable("communities").set(pictures).where("id", "=", communityId).execute();

export const insertProductNotice = (db: Db, notice: { title: string; content: string; public_date: Date }) =>
  db
    .insertInto("product_notices")
    .values({ ...notice, created_at: notice.public_date })
    .execute();

export const findMemberIds = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["a.email", "a.id as account_id", "m.id as membership_id"])
    .where("m.community_id", "=", communityId)
    .execute();
