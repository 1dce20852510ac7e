import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showCommunity } from "../contract/calls.ts";
import { findCommunity } from "./communities.sql.ts";
import { viewOf } from "./community-views.ts";

export const showCommunityRoute = serve(showCommunity, async (context, { params }) => {
  const values = { community: params.id, member: context.member.membershipId, now: context.now };
  const row = found((await context.run(findCommunity, values))[0]);
  return { data: viewOf(row) };
});
