import { membershipErrors } from "#features/memberships/contract/errors.ts";
import {
  changeMembershipState,
  describeMembership,
  findReservedNames,
} from "#features/memberships/server/index.ts";
import { findStaleConsent } from "#features/terms/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { addressWorks } from "#kit/server/mail/bouncing-addresses.ts";
import type { Work } from "#kit/server/work/work.ts";
import { markUsed } from "./invitations.sql.ts";
import type { OpenedInvitation } from "./open-invitation.ts";

type Consents = {
  readonly consent_community: boolean;
  readonly consent_community_version: number;
  readonly consent_enishi?: boolean;
  readonly consent_enishi_version?: number;
};

/** R220: the version agreed to must be the one recorded. `consent_enishi` is asked of newcomers only. */
export async function assertPresentTerms(db: Db, communityId: number, given: Consents): Promise<void> {
  const { consent_enishi: agreed = false, consent_enishi_version: version } = given;
  const provider = { communityId: null, document: "provider" } as const;
  const faults = [
    ...(version === undefined
      ? []
      : await findStaleConsent(db, provider, { field: "consent_enishi", agreed, version })),
    ...(await findStaleConsent(
      db,
      { communityId, document: "employee" },
      {
        field: "consent_community",
        agreed: given.consent_community,
        version: given.consent_community_version,
      },
    )),
  ];
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
}

type Named = { readonly family_name: string; readonly given_name: string };

/**
 * Lets the invited person in and uses the invitation up; somebody who had left gets the new name.
 * @throws NAME_RESERVED for the office's own name, VALIDATE_NUMBER_OF_USERS when another person has taken the last
 * place
 */
export async function participate(
  work: Work,
  invitation: OpenedInvitation,
  { family_name, given_name }: Named,
) {
  const { id, membership_id: membershipId, community_id: communityId, state, email } = invitation;
  const displayName = `${family_name} ${given_name}`;
  const faults = await findReservedNames(work.db, communityId, { family_name: displayName });
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  await describeMembership(work.db, membershipId, { display_name: displayName }, { now: work.now });
  const { outcome } = await changeMembershipState(
    work,
    { communityId, membershipId },
    { from: state, to: "participating" },
  );
  if (outcome === "communityFull") throw failure(membershipErrors.VALIDATE_NUMBER_OF_USERS);
  await markUsed(work.db, id, work.now);
  await addressWorks(work, email);
}
