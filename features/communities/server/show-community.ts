import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showCommunity } from "../contract/calls.ts";
import { findCommunity } from "./communities.sql.ts";
import { viewOf } from "./community-views.ts";

export const showCommunityRoute = serve(showCommunity, async (context, { params }) => {
  const values = { community: params.id, member: context.member.membershipId, now: context.now };
  const [row] = await context.run(findCommunity, values);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { data: viewOf(row) };
});
