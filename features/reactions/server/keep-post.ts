import { membersWithdrawn } from "#features/memberships/server/events.ts";
import { loadPost, may } from "#features/posts/server/index.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { keepPost, unkeepPost } from "../contract/keep-calls.ts";
import { deleteFavorite, deleteFavoritesOf, insertFavorite } from "./keeps.sql.ts";

/** R012, R156: a save is private, and no event is published. */
export const keepRoutes = [
  serve(keepPost, async (context, { params }) => {
    const { row, member, facts } = await loadPost(context, context.db, params.id);
    assertMay(may.react(member, facts));
    await insertFavorite(context.db, row.id, member.membershipId, context.now);
    return { data: { favorite: true } };
  }),
  serve(unkeepPost, async (context, { params }) => {
    const { row, member } = await loadPost(context, context.db, params.id);
    await deleteFavorite(context.db, row.id, member.membershipId);
    return { data: { favorite: false } };
  }),
];

/** Likes and interests stay without a name, since the post counts them. */
export const forgetKeeps = on(membersWithdrawn, async (work, { membershipIds }) => {
  await deleteFavoritesOf(work.db, membershipIds);
});
