import { updateLoginCommunity } from "#features/accounts/server/index.ts";
import { serve } from "#kit/server/http/serve.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { recordLoginCommunity } from "../contract/calls.ts";

/** A member has opened the community: once per visit of the browser, not per screen. */
export const communityVisited = domainEvent<{
  readonly communityId: number;
  readonly membershipId: number;
}>("communityVisited");

export const recordLoginCommunityRoute = serve(recordLoginCommunity, async (context, { params }) => {
  await updateLoginCommunity(context.db, context.account.accountId, params.id);
  await context.emit(communityVisited, { communityId: params.id, membershipId: context.member.membershipId });
});
