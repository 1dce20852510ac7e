import { communityVisited } from "#features/communities/server/index.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { insertVisit } from "./visits.sql.ts";

/** A visit counts once per person and day. */
export const recordVisit = on(communityVisited, async (work, { communityId, membershipId }) => {
  await insertVisit(work.db, {
    community_id: communityId,
    day: tokyoDate(work.now),
    membership_id: membershipId,
  });
});
