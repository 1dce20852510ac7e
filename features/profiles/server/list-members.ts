import { totalPages } from "#kit/contract/paging.ts";
import { userTypeOf } from "#kit/server/access/actor.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { serve } from "#kit/server/http/serve.ts";
import { listMembers } from "../contract/member-list.ts";
import { foundMembersPage, membersPage } from "./member-list.sql.ts";
import { shownTo } from "./member-profile-view.ts";
import { may } from "./policy.ts";

const kinds = { alumni: "alumnus", employee: "employee", community_admin: "employee" } as const;
const SPACES = /\s/g;

export const listMembersRoute = serve(listMembers, async ({ run, member }, { query }) => {
  const { page, per_page, user_type } = query;
  const q = query.q ?? "";
  const rows = await run(q ? foundMembersPage : membersPage, {
    community: member.communityId,
    member: member.membershipId,
    findsPaused: may.findPaused(member),
    readsHidden: may.readHiddenProfiles(member),
    kind: user_type ? kinds[user_type] : null,
    administrators: user_type === "community_admin",
    // Family and given name are often typed without the space between them, or with another one.
    pattern: likePattern(q.replace(SPACES, "")),
    size: per_page,
    offset: (page - 1) * per_page,
  });
  const total_records = rows[0]?.total ?? 0;
  return {
    users: rows.flatMap((row) =>
      row.id === null ? [] : [{ ...shownTo(member, row), user_type: userTypeOf(row.kind) }],
    ),
    total_records,
    total_pages: totalPages(total_records, per_page),
  };
});
