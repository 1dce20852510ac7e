import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showCommunity } from "../contract/calls.ts";
import { findCommunity } from "./communities.sql.ts";
import { viewOf } from "./community-views.ts";

export const showCommunityRoute = serve(showCommunity, async (context, { params }) => {
  const [row] = await context.run(findCommunity, [params.id, context.member.membershipId]);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { data: viewOf(row) };
});
