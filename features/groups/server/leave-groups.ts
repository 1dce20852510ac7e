import { membersWithdrawn } from "#features/memberships/server/events.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteInvitations, lockJoinedGroups, markAllLeft } from "./groups.sql.ts";
import { publishGroupChange } from "./publish-group-change.ts";

/**
 * Whoever leaves the community leaves its groups too. Groups they created remain for the others, and administrators
 * look after them.
 */
export const leaveGroups = on(membersWithdrawn, async (work, { membershipIds }) => {
  await deleteInvitations(work.db, membershipIds);
  const groups = await lockJoinedGroups(work.db, membershipIds);
  if (groups.length === 0) return;
  const left = await markAllLeft(work.db, membershipIds, work.now);
  for (const group of groups) {
    const members_count = left.get(group.id);
    if (members_count === undefined) continue;
    publishGroupChange(work, group, { id: group.id, change: "members", members_count });
  }
});
