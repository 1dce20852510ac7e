import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Work } from "#kit/server/work/work.ts";
import { joinGroup, leaveGroup } from "../contract/calls.ts";
import { groupStatus } from "../contract/views.ts";
import { insertJoined, markLeft, updateMembersCount } from "./groups.sql.ts";
import { type LoadedGroup, loadGroupForChange } from "./load-group.ts";
import { may } from "./policy.ts";
import { publishGroupChange } from "./publish-group-change.ts";

async function countMember(work: Work, { row }: LoadedGroup, by: 1 | -1): Promise<number> {
  const members_count = await updateMembersCount(work.db, row.id, by);
  publishGroupChange(work, row, { id: row.id, change: "members", members_count });
  return members_count;
}

/** R130, R131: a repeated call changes nothing. */
export const affiliationRoutes = [
  serve(joinGroup, async (context, { params }) => {
    const group = await loadGroupForChange(context, params.id);
    assertMay(may.join(group.facts));
    const joins = await insertJoined(
      context.db,
      {
        community_id: group.row.community_id,
        group_id: group.row.id,
        membership_id: group.member.membershipId,
      },
      context.now,
    );
    const members_count = joins ? await countMember(context, group, 1) : group.row.members_count;
    return { status: groupStatus.joined, members_count };
  }),
  serve(leaveGroup, async (context, { params }) => {
    const group = await loadGroupForChange(context, params.id);
    assertMay(may.leave(group.facts));
    const leaves = await markLeft(context.db, params.id, group.member.membershipId, context.now);
    if (!leaves) return { status: group.facts.status, members_count: group.row.members_count };
    return { status: groupStatus.left, members_count: await countMember(context, group, -1) };
  }),
];
