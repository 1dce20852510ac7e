import { totalPages } from "#kit/contract/paging.ts";
import { serve } from "#kit/server/http/serve.ts";
import { listCommunities } from "../contract/calls.ts";
import { listOwnCommunities } from "./communities.sql.ts";
import { cardOf } from "./community-views.ts";

/** Every community the person belongs to or waits for, paused ones too, so that the lobby can say why one is shut. */
export const listCommunitiesRoute = serve(listCommunities, async (context, { query }) => {
  const { page, per_page, state } = query;
  const rows = await context.run(listOwnCommunities, [
    context.account.accountId,
    state ?? null,
    per_page,
    (page - 1) * per_page,
  ]);
  const total = rows[0]?.total ?? 0;
  return {
    data: { records: rows.map(cardOf) },
    total_pages: totalPages(total, per_page),
    total_records: total,
  };
});
