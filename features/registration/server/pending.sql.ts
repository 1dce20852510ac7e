import { sql } from "kysely";
import type { AccountFacts } from "#features/accounts/contract/account-facts.ts";
import type { KeptAnswers, KeptRegistration } from "#features/member-details/contract/kept.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";

/** These wait for the mail to be opened, ready to become an account and a membership. */
export type Typed = {
  readonly account: AccountFacts;
  readonly membership: {
    readonly display_name: string;
    readonly enrollment_start_period: string | null;
    readonly registration: KeptRegistration;
    readonly additional_information: KeptAnswers;
  };
  readonly consents: { readonly provider: number; readonly community: number };
};

type NewPending = Omit<NewRow<"pending_registrations">, "typed"> & { readonly typed: Typed };

export const insertPending = (db: Db, { typed, ...row }: NewPending) =>
  db
    .insertInto("pending_registrations")
    .values({ ...row, typed: sql<never>`${JSON.stringify(typed)}::jsonb` })
    .returning("id")
    .executeTakeFirstOrThrow();

export const findWaiting = (db: Db, email: string, now: Date) =>
  db
    .selectFrom("pending_registrations")
    .select("expires_at")
    .where("email", "=", email)
    .where("account_id", "is", null)
    .where("expires_at", ">", now)
    .orderBy("expires_at")
    .execute();

/** Finds the recipient and the sender of the mail; nothing once it has been activated. */
export const findPendingForMail = (db: Db, id: number) =>
  db
    .selectFrom("pending_registrations as p")
    .innerJoin("communities as c", "c.id", "p.community_id")
    .select(["p.email", "p.language", "c.name as community_name", "c.theme_color"])
    .where("p.id", "=", id)
    .where("p.account_id", "is", null)
    .executeTakeFirst();

type NextMail = {
  readonly now: Date;
  readonly expires_at: Date;
  readonly endsBy: Date;
  readonly most: number;
};

/** Counts one more mail of the browser's registration, once; returns nothing too soon or too often. */
export const takeMail = (db: Db, browserHash: Buffer, { now, expires_at, endsBy, most }: NextMail) =>
  db
    .updateTable("pending_registrations")
    .set((eb) => ({ mails: eb("mails", "+", 1), expires_at }))
    .where("browser_hash", "=", browserHash)
    .where("account_id", "is", null)
    .where("expires_at", ">", now)
    .where("expires_at", "<=", endsBy)
    .where("mails", "<", most)
    .returning("id")
    .executeTakeFirst();

export const updateLink = (db: Db, id: number, link: { token_hash: Buffer; expires_at: Date }) =>
  db.updateTable("pending_registrations").set(link).where("id", "=", id).execute();

export type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

/** Finds what the link leads to, and the state of the membership that it has become. */
export const findPending = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom("pending_registrations as p")
    .innerJoin("communities as c", "c.id", "p.community_id")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.account_id", "=", "p.account_id").onRef("m.community_id", "=", "p.community_id"),
    )
    .select([
      "p.id",
      "p.community_id",
      "p.invited_by_membership_id",
      "p.turnover_id",
      "p.alumni_invitation_id",
      "p.email",
      "p.language",
      "p.password_hash",
      "p.secondary_password_hash",
      "p.browser_hash",
      "p.account_id",
      "p.created_at",
      "p.expires_at",
      "c.name as community_name",
      "c.approve_alumni_by_hand",
      "c.header_file_id",
      "c.profile_file_id",
      "c.theme_color",
      "c.is_private",
      "m.state",
    ])
    .select((eb) => eb.ref("p.typed").$castTo<Typed | null>().as("typed"))
    .where("p.token_hash", "=", tokenHash)
    .executeTakeFirst();

/** Counts a try before it is checked, so that many at once cannot exceed the limit; nothing once it is reached. */
export const takeTry = (db: Db, id: number, limit: number) =>
  db
    .updateTable("pending_registrations")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "=", id)
    .where("tries", "<", limit)
    .returning("tries")
    .executeTakeFirst();

/** Locks the registration; returns nothing where another call has used the link first. */
export const lockPending = (db: Db, id: number) =>
  db
    .selectFrom("pending_registrations")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** From here on only the result of the link is stored. */
export const markActivated = (db: Db, id: number, accountId: number) =>
  db
    .updateTable("pending_registrations")
    .set({ account_id: accountId, typed: null, password_hash: null, secondary_password_hash: null })
    .where("id", "=", id)
    .execute();

/** Deletes the registration an account came from, and unopened ones with its address. */
export const deletePendingOf = (
  db: Db,
  account: { readonly id: number; readonly alumnusEmail: string | null },
) =>
  db
    .deleteFrom("pending_registrations")
    .where((eb) => eb.or([eb("account_id", "=", account.id), eb("email", "=", account.alumnusEmail)]))
    .execute();

export const deleteExpired = (db: Db, before: Date) =>
  db.deleteFrom("pending_registrations").where("expires_at", "<", before).execute();
