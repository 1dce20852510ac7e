import { describeAccount } from "#features/accounts/server/index.ts";
import { lookOf } from "#features/communities/server/index.ts";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { answerAlumniInvitation } from "#features/invitations/server/index.ts";
import { keptAnswers, keptRegistration } from "#features/member-details/contract/kept.ts";
import { loadForm } from "#features/member-details/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import {
  addMembership,
  changeMembershipState,
  describeMembership,
} from "#features/memberships/server/index.ts";
import { recordConsents } from "#features/terms/server/index.ts";
import { acceptTurnover } from "#features/turnovers/server/index.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { Work } from "#kit/server/work/work.ts";
import { joinCommunity } from "../contract/calls.ts";
import { askedOfAccount, joiningForm } from "../contract/joining-schema.ts";
import { assertMayJoin, assertNoEmployee, checkJoining } from "./check-registration.ts";
import { findOwnAccount, lockOwnMembership } from "./joining.sql.ts";
import { sendJoinedMail } from "./joining-mail.ts";
import { findInvitingCommunity } from "./registration.sql.ts";
import { resolveInvitedCode } from "./resolve-invited-code.ts";

/**
 * Somebody with an account registers in a further community, as a candidate or at once a member, as its settings say.
 * Somebody who has left returns in the same way; somebody inside, paused or waiting is told so.
 */
export const joinCommunityRoute = serve(joinCommunity, async (context, { params, body }) => {
  const { db, now } = context;
  const { accountId } = context.account;
  const { communityId, inviterMembershipId, alumniInvitationId, turnover } = await resolveInvitedCode(
    context,
    body.invited_code,
  );
  if (communityId !== params.id) throw failure(invitationErrors.INVALID_URL_ERROR);
  const membership = await lockOwnMembership(db, communityId, accountId);
  assertMayJoin(communityId, membership?.state);
  const account = await findOwnAccount(db, accountId);
  await assertNoEmployee(db, communityId, account.email ?? "");

  const form = joiningForm(await loadForm(db, communityId), account);
  const joining = await checkJoining(db, communityId, form, body);
  const asked = askedOfAccount(joining, form);
  if (Object.keys(asked).length > 0) await describeAccount(db, accountId, asked, { now });
  const description = {
    display_name: joining.display_name,
    enrollment_start_period: joining.enrollment_start_period || null,
    registration: keptRegistration(joining),
    additional_information: keptAnswers(joining, form.additional_information),
  };
  const community = await findInvitingCommunity(db, communityId);
  const under_review = !turnover && community.approve_alumni_by_hand;
  if (turnover) await acceptTurnover(context, { turnoverId: turnover.id, accountId, description });
  else {
    const membershipId = await enter(context, membership, {
      ...description,
      invited_by_membership_id: inviterMembershipId,
      community_id: communityId,
      account_id: accountId,
      to: under_review ? "under_review" : "participating",
    });
    const answer = { communityId, membershipId, alumniInvitationId, email: account.email };
    await answerAlumniInvitation(db, answer, now);
  }
  await recordConsents(db, [
    {
      account_id: accountId,
      community_id: communityId,
      document: "alumni",
      version: joining.consent_community_version,
      agreed_at: now,
    },
  ]);
  await sendJoinedMail(context, { accountId, communityId, under_review });
  return {
    data: { community: { id: communityId, name: community.name, ...lookOf(community) }, under_review },
  };
});

type Own = Awaited<ReturnType<typeof lockOwnMembership>>;
type Entering = Omit<Parameters<typeof addMembership>[1], "kind"> & {
  readonly to: "under_review" | "participating";
};

/** Enters with a new membership, or with the one that had ended. */
async function enter(work: Work, membership: Own, { to, ...entering }: Entering): Promise<number> {
  const { community_id: communityId, account_id: _, ...description } = entering;
  if (membership)
    await describeMembership(
      work.db,
      membership.id,
      { ...description, invited_by_membership_id: description.invited_by_membership_id ?? 0 },
      { now: work.now },
    );
  const membershipId = membership?.id ?? (await addMembership(work, { ...entering, kind: "alumnus" }));
  const from = membership?.state ?? "not_participating";
  const { outcome } = await changeMembershipState(work, { communityId, membershipId }, { from, to });
  if (outcome === "communityFull") throw failure(membershipErrors.VALIDATE_NUMBER_OF_USERS);
  return membershipId;
}
