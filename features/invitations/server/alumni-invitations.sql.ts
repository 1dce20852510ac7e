import { sql } from "kysely";
import type { Language } from "#kit/contract/language.ts";
import type { Db } from "#kit/server/database/database.ts";

export type Invitee = { readonly email: string; readonly family_name: string; readonly given_name: string };
type Inviting = {
  readonly communityId: number;
  readonly invitedBy: number;
  readonly language: Language;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** Each address has one invitation; an earlier one starts again, whatever its state. */
export const insertAlumniInvitations = async (
  db: Db,
  { communityId, invitedBy, language, now, expiresAt }: Inviting,
  people: readonly Invitee[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into alumni_invitations
      (community_id, email, family_name, given_name, language, invited_by_membership_id, asked_at, expires_at)
    select ${communityId}::bigint, email, family_name, given_name, ${language}, ${invitedBy}::bigint, ${now}, ${expiresAt}
    from unnest(${people.map(({ email }) => email)}::text[], ${people.map((one) => one.family_name)}::text[],
      ${people.map((one) => one.given_name)}::text[]) as given (email, family_name, given_name)
    on conflict (community_id, email) do update set
      family_name = excluded.family_name, given_name = excluded.given_name, language = excluded.language,
      invited_by_membership_id = excluded.invited_by_membership_id, asked_at = excluded.asked_at,
      expires_at = excluded.expires_at, opened_at = null, revoked_at = null, answered_at = null, membership_id = null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
};

type InvitationKeys = { readonly communityId: number; readonly ids: readonly number[] };

/** The invitations wait again for one more mail. */
export const askAgain = (
  db: Db,
  { communityId, ids }: InvitationKeys,
  { invitedBy, now, expiresAt }: Omit<Inviting, "communityId" | "language">,
) =>
  db
    .updateTable("alumni_invitations")
    .set({
      invited_by_membership_id: invitedBy,
      asked_at: now,
      expires_at: expiresAt,
      opened_at: null,
      revoked_at: null,
    })
    .where("community_id", "=", communityId)
    .where("id", "in", [...ids])
    .execute();

export const revokeAlumni = (db: Db, { communityId, ids }: InvitationKeys, now: Date) =>
  db
    .updateTable("alumni_invitations")
    .set({ revoked_at: now })
    .where("community_id", "=", communityId)
    .where("id", "in", [...ids])
    .execute();

export const listInvitees = (db: Db, communityId: number, ids: readonly number[]) =>
  db
    .selectFrom("alumni_invitations as i")
    .innerJoin("communities as c", "c.id", "i.community_id")
    .select([
      "i.id",
      "i.email",
      "i.family_name",
      "i.given_name",
      "i.language",
      "i.generation",
      "i.asked_at",
      "i.sent_at",
      "i.expires_at",
      "i.revoked_at",
      "i.answered_at",
      "c.name as community_name",
      "c.corporation_name",
      "c.theme_color",
      "c.suspended_at",
    ])
    .where("i.community_id", "=", communityId)
    .where("i.id", "in", [...ids])
    .orderBy("i.id")
    .execute();
export type InviteeRow = Awaited<ReturnType<typeof listInvitees>>[number];

/** Finds what a letter says of its community; undefined while it is suspended. */
export const findSender = (db: Db, communityId: number) =>
  db
    .selectFrom("communities as c")
    .select(["c.name as community_name", "c.corporation_name", "c.theme_color"])
    .where("c.id", "=", communityId)
    .where("c.suspended_at", "is", null)
    .executeTakeFirst();
export type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>;

/** Locks the invitations until the transaction ends. */
export const lockInvitees = (db: Db, communityId: number, ids: readonly number[]) =>
  db
    .selectFrom("alumni_invitations")
    .select("id")
    .where("community_id", "=", communityId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();

type Sent = { readonly hash: Buffer; readonly expiresAt: Date; readonly now: Date };

/** The mail has left: only its key is valid now, unless the office has stopped or renewed the invitation. */
export const markSent = (
  db: Db,
  communityId: number,
  { id, generation, asked_at }: Pick<InviteeRow, "id" | "generation" | "asked_at">,
  { hash, expiresAt, now }: Sent,
) =>
  db
    .updateTable("alumni_invitations")
    .set({ key_hash: hash, generation: generation + 1, sent_at: now, expires_at: expiresAt })
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .where("generation", "=", generation)
    .where("asked_at", "=", asked_at)
    .execute();

/** Finds nothing while the community is suspended. */
export const findAlumniInvitation = (db: Db, hash: Buffer) =>
  db
    .selectFrom("alumni_invitations as i")
    .innerJoin("communities as c", "c.id", "i.community_id")
    .select([
      "i.id",
      "i.community_id",
      "i.invited_by_membership_id",
      "i.expires_at",
      "i.revoked_at",
      "i.opened_at",
      "i.answered_at",
    ])
    .where("i.key_hash", "=", hash)
    .where("c.suspended_at", "is", null)
    .executeTakeFirst();

type Key = { readonly communityId: number; readonly id: number };

export const findGeneration = (db: Db, { communityId, id }: Key, now: Date) =>
  db
    .selectFrom("alumni_invitations")
    .select("generation")
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .where("generation", ">", 0)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();

export const markOpened = (db: Db, { communityId, id }: Key, now: Date) =>
  db
    .updateTable("alumni_invitations")
    .set({ opened_at: now })
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .execute();

type Answer = {
  readonly communityId: number;
  readonly membershipId: number;
  /** They came by this invitation; where they came by another link or none, the address finds it. */
  readonly alumniInvitationId: number | null;
  readonly email: string | null;
};

export const answerAlumniInvitation = (
  db: Db,
  { communityId, membershipId, alumniInvitationId, email }: Answer,
  now: Date,
) =>
  db
    .updateTable("alumni_invitations")
    .set({ answered_at: now, membership_id: membershipId })
    .where("community_id", "=", communityId)
    .where("answered_at", "is", null)
    .where((eb) => eb.or([eb("id", "=", alumniInvitationId), eb("email", "=", email)]))
    .execute();

/** Deletes what invitations say about an alumnus who has closed their account. */
export const deleteInvited = (db: Db, accountId: number, email: string | null) =>
  db
    .deleteFrom("alumni_invitations")
    .where((eb) =>
      eb.or([
        eb(
          "membership_id",
          "in",
          eb.selectFrom("memberships").select("id").where("account_id", "=", accountId),
        ),
        eb("email", "=", email),
      ]),
    )
    .execute();

export const deleteEndedBefore = (db: Db, before: Date) =>
  db
    .deleteFrom("alumni_invitations")
    .where((eb) =>
      eb.or([eb("expires_at", "<", before), eb("revoked_at", "<", before), eb("answered_at", "<", before)]),
    )
    .execute();
