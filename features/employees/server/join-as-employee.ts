import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { consentToCommunity } from "#features/terms/server/index.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { joinAsEmployee } from "../contract/calls.ts";
import { takeInvitation } from "./open-invitation.ts";
import { assertPresentTerms, participate } from "./participate.ts";
import { may } from "./policy.ts";

/** An enrolled user joins a further community, or one they have left, by its invitation mail. */
export const joinAsEmployeeRoute = serve(joinAsEmployee, async (context, { params, body }) => {
  const invitation = await takeInvitation(context, body.invited_code);
  const { community_id: communityId, account_id: accountId, community_name: name } = invitation;
  if (communityId !== params.id) throw failure(invitationErrors.INVALID_URL_ERROR);
  assertMay(may.joinBy(invitation, context.account));
  await assertPresentTerms(context.db, communityId, body);
  await participate(context, invitation, invitation);
  await consentToCommunity(context, { accountId, communityId, kind: "employee" });
  return { data: { community: { id: communityId, name } } };
});
