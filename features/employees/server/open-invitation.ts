import { lockPerson } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { assertRoom, isMemberEmail } from "#features/memberships/server/index.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { type EmployeeInvitationRow, findInvitation, lockOpened } from "./invitations.sql.ts";
import { may } from "./policy.ts";

/** The address of an invitation exists as long as its account does. */
export type OpenedInvitation = EmployeeInvitationRow & { readonly email: string };

type Reading = Pick<Work, "db" | "now">;

type Opening = { readonly find: typeof findInvitation; readonly accountId?: number | undefined };

async function open(work: Reading, key: string, { find, accountId }: Opening): Promise<OpenedInvitation> {
  const invitation = await find(work.db, hashSecretToken(key));
  const isOwn = invitation?.account_id === accountId;
  assertMay(
    may.openInvitation(invitation, work.now),
    invitation && isOwn ? { params: { community_id: invitation.community_id, state: invitation.state } } : {},
  );
  const { email, community_id: communityId } = invitation as OpenedInvitation;
  // Nobody has both kinds in one community; the person may have become an alumnus since the mail.
  if (await isMemberEmail(work.db, { communityId, kind: "alumnus", email }))
    throw failure(membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, {
      field: "email",
      params: { kind: "alumnus" },
    });
  await assertRoom(work.db, communityId);
  return invitation as OpenedInvitation;
}

/**
 * Reads where a key leads; somebody signed in who has joined already is told of which community.
 * @throws why it leads nowhere: unknown, expired, replaced, used, the address is an alumnus's here, no place is free
 */
export const openInvitation = (work: Reading, key: string, accountId?: number): Promise<OpenedInvitation> =>
  open(work, key, { find: findInvitation, accountId });

/**
 * Waits for others who use the key, make an account with the address or change the members of the community. Meanwhile
 * the invitation may have been handed to another account, so it is read again.
 */
async function lockInvitation(db: Db, keyHash: Buffer): Promise<EmployeeInvitationRow | undefined> {
  const seen = await findInvitation(db, keyHash);
  if (!seen) return undefined;
  await lockPerson(db, seen.account_id);
  await lockCommunity(db, seen.community_id);
  return lockOpened(db, keyHash);
}

/** Locks the invitation for use in this transaction: of two tabs with one key, the second waits and is refused. */
export const takeInvitation = (work: Reading, key: string): Promise<OpenedInvitation> =>
  open(work, key, { find: lockInvitation });
