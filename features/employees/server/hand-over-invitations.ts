import { unusedAccountYields } from "#features/accounts/server/index.ts";
import { lockCommunity } from "#features/communities/server/index.ts";
import { deleteMemberships, describeMembership, giveMembership } from "#features/memberships/server/index.ts";
import { on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import {
  giveInvitations,
  hasOpenInvitation,
  listCommunitiesOf,
  lockMembershipOf,
  revokeOpenInvitation,
} from "./handing-over.sql.ts";
import { may } from "./policy.ts";

/**
 * An employee's account turns out to own an invited address. From now on that account counts as entered by the
 * administrator: its owner joins with the mailed keys by consenting.
 */
export const handOverInvitations = on(unusedAccountYields, async (work, { unusedAccountId, accountId }) => {
  for (const communityId of await listCommunitiesOf(work.db, unusedAccountId)) {
    await lockCommunity(work.db, communityId);
    const entry = await lockMembershipOf(work.db, communityId, unusedAccountId);
    const own = await lockMembershipOf(work.db, communityId, accountId);
    if (entry && own) await merge(work, entry, own);
    else if (entry) await giveMembership(work.db, entry.id, accountId, work.now);
  }
});

type Membership = NonNullable<Awaited<ReturnType<typeof lockMembershipOf>>>;

/** The person was entered twice: their own data stays, and no second invitation opens it. */
async function merge({ db, now }: Work, entry: Membership, own: Membership): Promise<void> {
  const invites = may.beInvited(own) && !(await hasOpenInvitation(db, own.id));
  if (!invites) await revokeOpenInvitation(db, entry.id, now);
  await giveInvitations(db, entry.id, own.id);
  await deleteMemberships(db, [entry.id]);
  // The person was entered again after they had left.
  if (invites && own.state === "withdrawn" && entry.state === "not_participating") {
    const { employee_id, entered: registration } = entry;
    await describeMembership(db, own.id, { employee_id, registration }, { now });
  }
}
