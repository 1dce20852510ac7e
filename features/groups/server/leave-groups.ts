import { memberWithdrawn } from "#features/memberships/server/events.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteInvitations, lockJoinedGroups, markLeft, moveMembersCount } from "./groups.sql.ts";
import { publishGroupChange } from "./publish-group-change.ts";

/**
 * Whoever leaves the community leaves its groups, also those they made: these remain for the others, and
 * administrators look after them.
 */
export const leaveGroups = on(memberWithdrawn, async (work, { membershipId }) => {
  await deleteInvitations(work.db, membershipId);
  for (const group of await lockJoinedGroups(work.db, membershipId)) {
    if (!(await markLeft(work.db, group.id, membershipId, work.now))) continue;
    const members_count = await moveMembersCount(work.db, group.id, -1);
    publishGroupChange(work, group, { id: group.id, change: "members", members_count });
  }
});
