import { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import { invitationErrors } from "../contract/errors.ts";
import { readTypedCode } from "../contract/typed-code.ts";
import { findAlumniInvitation, findGeneration, markOpened } from "./alumni-invitations.sql.ts";
import { type CodeGuesser, guardCode } from "./guard-code.ts";
import { findInvitationByHash, findKey } from "./invitations.sql.ts";
import { deriveAlumniCode, deriveInvitedCode, deriveLongCode, hashInvitedCode } from "./invited-code.ts";
import { may } from "./policy.ts";

export type Invitation = {
  readonly communityId: number;
  readonly inviterMembershipId: number;
  /** The alumnus was mailed a code of their own with this invitation. */
  readonly alumniInvitationId: number | null;
};

type Asking = Pick<Work, "db" | "now" | "services"> & CodeGuesser;

/**
 * Finds the invitation of a code. Codes short enough to be typed could be guessed, so wrong ones are counted.
 * @throws ERROR_TOO_MANY_REQUESTS after too many wrong ones
 * @throws INVALID_URL_ERROR for a code that is unknown, expired or revoked, or whose inviter may no longer invite
 * @throws ERROR_INVITATION_ANSWERED for one by which somebody has registered
 */
export async function findInvitation(work: Asking, code: string): Promise<Invitation> {
  return readTypedCode(code) ? guardCode(work, () => open(work, code)) : open(work, code);
}

async function open(work: Asking, code: string): Promise<Invitation> {
  const hash = hashInvitedCode(work.services.secret, code);
  const row = await findInvitationByHash(work.db, hash, work.now);
  if (!row) return findMailed(work, hash);
  if (may.invite({ role: row.role, community: row }) !== true)
    throw failure(invitationErrors.INVALID_URL_ERROR);
  return {
    communityId: row.community_id,
    inviterMembershipId: row.membership_id,
    alumniInvitationId: null,
  };
}

async function findMailed({ db, now }: Pick<Work, "db" | "now">, hash: Buffer): Promise<Invitation> {
  const row = await findAlumniInvitation(db, hash);
  if (row?.answered_at) throw failure(invitationErrors.ERROR_INVITATION_ANSWERED);
  if (!row || row.revoked_at || row.expires_at <= now) throw failure(invitationErrors.INVALID_URL_ERROR);
  return {
    communityId: row.community_id,
    inviterMembershipId: row.invited_by_membership_id,
    alumniInvitationId: row.id,
  };
}

/** Returns the current code of an invitation, for a mail that leads back to it; undefined without a valid one. */
export async function findInvitedCode(
  work: Pick<Work, "db" | "now" | "services">,
  { communityId, inviterMembershipId, alumniInvitationId: id }: Invitation,
): Promise<string | undefined> {
  const { secret } = work.services;
  if (id !== null) {
    const mailed = await findGeneration(work.db, { communityId, id }, work.now);
    return mailed && deriveAlumniCode(secret, id, mailed.generation);
  }
  const key = await findKey(work.db, inviterMembershipId);
  if (!key || key.revoked_at || key.expires_at <= work.now) return undefined;
  const derive = key.is_long ? deriveLongCode : deriveInvitedCode;
  return derive(secret, inviterMembershipId, key.generation);
}

/** Records for the office that somebody has followed the link of their mail. */
export async function noteOpened(
  work: Pick<Work, "db" | "now">,
  { communityId, alumniInvitationId: id }: Invitation,
): Promise<void> {
  if (id !== null) await markOpened(work.db, { communityId, id }, work.now);
}
