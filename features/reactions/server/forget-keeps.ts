import { membersWithdrawn } from "#features/memberships/server/events.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteFavoritesOf } from "./keeps.sql.ts";

/** Likes and interests stay without a name, since the post counts them. */
export const forgetKeeps = on(membersWithdrawn, async (work, { membershipIds }) => {
  await deleteFavoritesOf(work.db, membershipIds);
});
