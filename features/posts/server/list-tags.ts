import { serve } from "#kit/server/http/serve.ts";
import { listTags } from "../contract/tag-calls.ts";
import { suggestedTags } from "./tags.sql.ts";

export const listTagsRoute = serve(listTags, async ({ run, member }, { query }) => ({
  data: await run(suggestedTags, { community: member.communityId, typed: query.q ?? "" }),
}));
