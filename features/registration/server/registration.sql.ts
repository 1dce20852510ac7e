import { sql } from "kysely";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

export const findForm = (db: Db, communityId: number) =>
  db
    .selectFrom("communities as c")
    .leftJoin("registration_forms as f", "f.community_id", "c.id")
    .select(["c.id", "f.columns", "f.additional"])
    .where("c.id", "=", communityId)
    .executeTakeFirst();

export const findInvitingCommunity = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select((eb) => [
      "id",
      "name",
      "corporation_name",
      "description",
      "approve_alumni_by_hand",
      eb(eb("alumni_count", "+", eb.ref("employee_count")), ">=", eb.ref("member_limit"))
        .$castTo<boolean>()
        .as("is_full"),
    ])
    .where("id", "=", communityId)
    .executeTakeFirstOrThrow();

export const findMembershipState = async (
  db: Db,
  communityId: number,
  accountId: number,
): Promise<MembershipState | undefined> => {
  const row = await db
    .selectFrom("memberships")
    .select("state")
    .where("community_id", "=", communityId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.state as MembershipState | undefined;
};

/** The account with an address that has been activated, and how it stands in the community. */
export const findAlumnusByEmail = (db: Db, email: string, communityId: number) =>
  db
    .selectFrom("accounts as a")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.account_id", "=", "a.id").on("m.community_id", "=", communityId),
    )
    .select(["a.id", "m.state"])
    .where("a.kind", "=", "alumnus")
    .where("a.email", "=", email)
    .where("a.activated_at", "is not", null)
    .executeTakeFirst();

export const isAlumnusEmail = async (db: Db, email: string): Promise<boolean> =>
  (await db
    .selectFrom("accounts")
    .select("id")
    .where("kind", "=", "alumnus")
    .where("email", "=", email)
    .where("activated_at", "is not", null)
    .executeTakeFirst()) !== undefined;

/** Whether an enrolled user of the community, however far in it, has the address. */
export const isEmployeeEmail = async (db: Db, email: string, communityId: number): Promise<boolean> =>
  (await db
    .selectFrom("accounts as a")
    .innerJoin("memberships as m", "m.account_id", "a.id")
    .select("a.id")
    .where("a.kind", "=", "employee")
    .where("a.email", "=", email)
    .where("m.community_id", "=", communityId)
    .where("m.state", "!=", "withdrawn")
    .executeTakeFirst()) !== undefined;

export type DraftAccount = {
  email: string;
  password_hash: string;
  secondary_password_hash: string | null;
  family_name: string;
  given_name: string;
  family_name_kana: string;
  given_name_kana: string;
  birthday: string;
  institution: string;
  job_type_parent_id: number | null;
  job_type_child_id: number | null;
  zipcode_judgment: boolean;
  zipcode_1: string;
  zipcode_2: string;
  zipcode_foreign: string;
  address_1: number | null;
  address_2: string;
  phone_number_1: string;
  phone_number_2: string;
  phone_number_3: string;
  language: string;
  updated_at: Date;
};

/** Makes the draft of an account or replaces the one that nobody has activated; nothing once it is activated. */
export const saveDraftAccount = (db: Db, draft: DraftAccount) =>
  db
    .insertInto("accounts")
    .values({ ...draft, kind: "alumnus", created_at: draft.updated_at })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "email"])
        .where("email", "is not", null)
        .doUpdateSet(draft)
        .where("accounts.activated_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst();

type DraftMembership = {
  display_name: string;
  registration: object;
  additional_information: object;
  enrollment_start_period: string | null;
  invited_by_membership_id: number;
  updated_at: Date;
};

const asJson = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** Replaces an earlier draft in the same community, keeping its management number. */
export const updateDraftMembership = (
  db: Db,
  which: { communityId: number; accountId: number },
  { registration, additional_information, ...draft }: DraftMembership,
) =>
  db
    .updateTable("memberships")
    .set({
      ...draft,
      registration: asJson(registration),
      additional_information: asJson(additional_information),
    })
    .where("community_id", "=", which.communityId)
    .where("account_id", "=", which.accountId)
    .where("state", "=", "not_participating")
    .returning("id")
    .executeTakeFirst();

/** What an earlier registration with the same address has left: its link, its consents, its draft elsewhere. */
export async function deleteEarlierDraft(db: Db, accountId: number, communityId: number): Promise<void> {
  await db
    .deleteFrom("memberships")
    .where("account_id", "=", accountId)
    .where("community_id", "!=", communityId)
    .where("state", "=", "not_participating")
    .execute();
  await db.deleteFrom("consents").where("account_id", "=", accountId).execute();
  await deleteActivationTokens(db, accountId);
}

export const deleteActivationTokens = (db: Db, accountId: number) =>
  db
    .deleteFrom("one_time_tokens")
    .where("account_id", "=", accountId)
    .where("purpose", "=", "activation")
    .where("used_at", "is", null)
    .execute();

type NewConsent = {
  account_id: number;
  community_id: number | null;
  document: string;
  version: number;
  agreed_at: Date;
};

export const insertConsents = (db: Db, consents: readonly NewConsent[]) =>
  db
    .insertInto("consents")
    .values([...consents])
    .execute();
