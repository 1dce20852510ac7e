import { findInvitedCode } from "#features/invitations/server/index.ts";
import { peopleErrors } from "#features/people/contract/errors.ts";
import { changeMembershipState } from "#features/people/server/index.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { Work } from "#kit/server/work/work.ts";
import { activateAlumnus } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { activateAccount, lockActivationToken, markTokenUsed } from "./activation.sql.ts";
import { assertNoEmployee } from "./check-registration.ts";
import { findMembershipState } from "./registration.sql.ts";

type Opened = NonNullable<Awaited<ReturnType<typeof lockActivationToken>>>;

/** The link of the mail. Opened again, it says kindly that all is done. */
export const activateAlumnusRoute = serve(activateAlumnus, async (context, { body }) => {
  const opened = await lockActivationToken(context.db, hashSecretToken(body.token));
  if (!opened) throw failure(registrationErrors.ERROR_ACTIVATION_EXPIRED);
  const community = { id: opened.community_id, name: opened.community_name };
  if (opened.used_at) {
    const state = await findMembershipState(context.db, community.id, opened.account_id);
    return { data: { community, under_review: state === "under_review", already_activated: true } };
  }
  if (opened.expires_at <= context.now) throw await expired(context, opened);
  await activate(context, opened);
  return {
    data: { community, under_review: opened.approve_alumni_by_hand, already_activated: false },
  };
});

/** Tells the code of the invitation, so that the person can start again from it. */
async function expired(work: Work, { invited_by_membership_id: inviter }: Opened) {
  const invited_code = inviter === null ? undefined : await findInvitedCode(work, inviter);
  return failure(
    registrationErrors.ERROR_ACTIVATION_EXPIRED,
    invited_code === undefined ? {} : { params: { invited_code } },
  );
}

async function activate(work: Work, opened: Opened): Promise<void> {
  await assertNoEmployee(work.db, opened.community_id, opened.email ?? "");
  await markTokenUsed(work.db, opened.id, work.now);
  await activateAccount(work.db, opened.account_id, work.now);
  const { outcome } = await changeMembershipState(
    work,
    { communityId: opened.community_id, membershipId: opened.membership_id },
    { from: "not_participating", to: opened.approve_alumni_by_hand ? "under_review" : "participating" },
  );
  if (outcome === "communityFull") throw failure(peopleErrors.VALIDATE_NUMBER_OF_USERS);
  if (outcome === "stateHasChanged") throw failure(registrationErrors.ERROR_ACTIVATION_EXPIRED);
}
