import { lockPerson } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { assertRoom, isMemberEmail } from "#features/memberships/server/index.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { findInvitation, type InvitationRow, lockOpened } from "./invitations.sql.ts";
import { may } from "./policy.ts";

/** The invitation behind a key; the address is there as long as the account is. */
export type Invitation = InvitationRow & { readonly email: string };

type Reading = Pick<Work, "db" | "now">;

async function open(work: Reading, key: string, find: typeof findInvitation): Promise<Invitation> {
  const invitation = await find(work.db, hashSecretToken(key));
  assertMay(may.openInvitation(invitation, work.now));
  const { email, community_id: communityId } = invitation as Invitation;
  // Within one community an address is never both; somebody may have become an alumnus since the mail.
  if (await isMemberEmail(work.db, { communityId, kind: "alumnus", email }))
    throw failure(registrationErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, {
      field: "email",
      params: { kind: "alumnus" },
    });
  await assertRoom(work.db, communityId);
  return invitation as Invitation;
}

/**
 * Looks at what a key leads to.
 * @throws why it leads nowhere: unknown, expired, replaced, used, the address is an alumnus's here, no place is free
 */
export const openInvitation = (work: Reading, key: string): Promise<Invitation> =>
  open(work, key, findInvitation);

/**
 * Waits for whoever uses the same key, makes an account with the same address or changes who belongs to the community
 * at the same moment; what it then finds may be handed to another account.
 */
async function lockInvitation(db: Db, keyHash: Buffer): Promise<InvitationRow | undefined> {
  const seen = await findInvitation(db, keyHash);
  if (!seen) return undefined;
  await lockPerson(db, seen.account_id);
  await lockCommunity(db, seen.community_id);
  return lockOpened(db, keyHash);
}

/** The same to be used in this transaction: of two tabs with one key the second waits and is told. */
export const takeInvitation = (work: Reading, key: string): Promise<Invitation> =>
  open(work, key, lockInvitation);
