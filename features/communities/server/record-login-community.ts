import { setLoginCommunity } from "#features/accounts/server/index.ts";
import { serve } from "#kit/server/http/serve.ts";
import { recordLoginCommunity } from "../contract/calls.ts";
import { communityVisited } from "./events.ts";

export const recordLoginCommunityRoute = serve(recordLoginCommunity, async (context, { params }) => {
  await setLoginCommunity(context.db, context.account.accountId, params.id);
  await context.emit(communityVisited, { communityId: params.id, membershipId: context.member.membershipId });
  return {};
});
