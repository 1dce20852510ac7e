import { sql } from "kysely";
import { insideStates } from "#kit/contract/membership-state.ts";
import type { Role } from "#kit/server/access/actor.ts";
import type { Db, NewRow } from "#kit/server/database/database.ts";

/** Inserts one key per member: a second call at once finds the first. Nothing is inserted for a taken code. */
export const insertKey = (db: Db, key: NewRow<"invitation_keys">) =>
  db
    .insertInto("invitation_keys")
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const findKey = (db: Db, membershipId: number) =>
  db
    .selectFrom("invitation_keys")
    .select(["id", "generation", "expires_at", "revoked_at"])
    .select(sql<boolean>`code_hash is not distinct from long_code_hash`.as("is_long"))
    .where("membership_id", "=", membershipId)
    .executeTakeFirst();

/**
 * Renews the key only from the generation that was seen, so that two calls at once renew it once, and only to a free
 * code. A revoked key becomes valid again.
 */
export const renewKey = (
  db: Db,
  key: { id: number; generation: number },
  next: { generation: number; code_hash: Buffer; expires_at: Date },
  keepsLong: boolean,
) =>
  db
    .updateTable("invitation_keys")
    .set({ ...next, revoked_at: null })
    .$if(!keepsLong, (query) => query.set({ long_code_hash: null, long_code_expires_at: null }))
    .where("id", "=", key.id)
    .where("generation", "=", key.generation)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("invitation_keys as k").select("k.id").where("k.code_hash", "=", next.code_hash)),
      ),
    )
    .execute();

export type InvitationRow = {
  community_id: number;
  membership_id: number;
  role: Role;
  can_use_invited_code: boolean;
};

/** Finds a valid key: not expired or revoked, of a participating member, in a community that is not suspended. */
export const findInvitationByHash = (
  db: Db,
  codeHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> =>
  db
    .selectFrom("invitation_keys as k")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "k.community_id").onRef("m.id", "=", "k.membership_id"),
    )
    .innerJoin("communities as c", "c.id", "k.community_id")
    .select(["k.community_id", "k.membership_id", "m.role", "c.can_use_invited_code"])
    .where((of) =>
      of.or([
        of.and([of("k.code_hash", "=", codeHash), of("k.expires_at", ">", now)]),
        of.and([of("k.long_code_hash", "=", codeHash), of("k.long_code_expires_at", ">", now)]),
      ]),
    )
    .where("k.revoked_at", "is", null)
    .where("m.state", "=", "participating")
    .where("c.suspended_at", "is", null)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();

export const revokeKey = (db: Db, membershipId: number, now: Date) =>
  db
    .updateTable("invitation_keys")
    .set({ revoked_at: now })
    .where("membership_id", "=", membershipId)
    .where("revoked_at", "is", null)
    .execute();

/** Tells whether the membership belongs to the community; that of somebody who has left does not. */
export const isMemberOf = async (db: Db, communityId: number, membershipId: number): Promise<boolean> =>
  (await db
    .selectFrom("memberships")
    .select("id")
    .where("community_id", "=", communityId)
    .where("id", "=", membershipId)
    .where("state", "in", insideStates)
    .executeTakeFirst()) !== undefined;
