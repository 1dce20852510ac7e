import { serve } from "#kit/server/http/serve.ts";
import { listPopularTags } from "../contract/calls.ts";
import { listTags } from "../contract/tag-calls.ts";
import { popularTags, suggestedTags } from "./tags.sql.ts";

export const tagRoutes = [
  serve(listTags, async ({ run, member }, { query }) => ({
    data: await run(suggestedTags, { community: member.communityId, typed: query.q ?? "" }),
  })),
  serve(listPopularTags, async (context, { query }) => {
    if (query.community_id === undefined) return { data: [] };
    await context.enter(query.community_id);
    const tags = await context.run(popularTags, { community: query.community_id });
    return { data: tags.map(({ name }) => name) };
  }),
];
