import { membersWithdrawn } from "#features/memberships/server/events.ts";
import { loadPost, may, type PostRow } from "#features/posts/server/index.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { keepPost, unkeepPost } from "../contract/keep-calls.ts";
import { deleteFavorite, deleteFavoritesOf, insertFavorite } from "./keeps.sql.ts";

const keyOf = ({ id, community_id }: PostRow, { membershipId }: Member) => ({
  community_id,
  post_id: id,
  membership_id: membershipId,
});

/** R012, R156: a save is private, and no event is published. */
export const keepRoutes = [
  serve(keepPost, async (context, { params }) => {
    const { row, member, facts } = await loadPost(context, context.db, params.id);
    assertMay(may.react(member, facts));
    await insertFavorite(context.db, keyOf(row, member), context.now);
    return { data: { favorite: true } };
  }),
  serve(unkeepPost, async (context, { params }) => {
    const { row, member } = await loadPost(context, context.db, params.id);
    await deleteFavorite(context.db, keyOf(row, member));
    return { data: { favorite: false } };
  }),
];

/** Likes and interests stay without a name, since the post counts them. */
export const forgetKeeps = on(membersWithdrawn, async (work, { membershipIds }) => {
  await deleteFavoritesOf(work.db, membershipIds);
});
