import { serve } from "#kit/server/http/serve.ts";
import { recordLoginCommunity } from "../contract/calls.ts";
import { setLoginCommunity } from "./communities.sql.ts";

export const recordLoginCommunityRoute = serve(recordLoginCommunity, async (context, { params }) => {
  await setLoginCommunity(context.db, context.account.accountId, params.id);
  return {};
});
