import { findInvitation } from "#features/invitations/server/index.ts";
import { peopleErrors } from "#features/people/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showInvitedCommunity } from "../contract/calls.ts";
import { loadForm } from "./load-form.ts";
import { may } from "./policy.ts";
import { findInvitingCommunity, findMembershipState } from "./registration.sql.ts";

/** R006, R320–R322 */
export const showInvitedCommunityRoute = serve(showInvitedCommunity, async (context, { params }) => {
  const { communityId } = await findInvitation(context, params.x);
  if (context.account) {
    const state = await findMembershipState(context.db, communityId, context.account.accountId);
    const allowed = may.joinByInvitation(state);
    if (allowed !== true) throw failure(allowed);
  }
  const { is_full, ...community } = await findInvitingCommunity(context.db, communityId);
  if (is_full) throw failure(peopleErrors.VALIDATE_NUMBER_OF_USERS);
  return {
    alumni_community_information: community,
    registration_columns: await loadForm(context.db, communityId),
  };
});
