import { totalPages } from "#kit/contract/paging.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { serve } from "#kit/server/http/serve.ts";
import { listGroups, listGroupUsers, showGroup } from "../contract/calls.ts";
import { groupsPage, groupUsersPage } from "./group-list.sql.ts";
import { groupView, readGroup } from "./group-view.ts";
import { loadGroupToRead } from "./load-group.ts";
import { may, seesEveryGroup } from "./policy.ts";

export const readGroupRoutes = [
  serve(listGroups, async (context, { query }) => {
    const { member } = context;
    const rows = await context.run(groupsPage, {
      community: member.communityId,
      member: member.membershipId,
      seesAll: seesEveryGroup(member),
      joined: query.joined ?? false,
      pattern: query.q ? likePattern(query.q) : null,
      now: context.now,
      size: query.per_page,
      offset: (query.page - 1) * query.per_page,
    });
    const total = rows[0]?.total ?? 0;
    return {
      groups: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [groupView(member, row)])),
      total_records: total,
      total_pages: total === 0 ? 0 : totalPages(total, query.per_page),
      abilities: { create: may.create(member) === true },
    };
  }),
  serve(showGroup, async (context, { params }) => {
    const { member } = await loadGroupToRead(context, params.id);
    return { group: await readGroup(context.db, member, params.id, context.now) };
  }),
  serve(listGroupUsers, async (context, { params, query }) => {
    const { row } = await loadGroupToRead(context, params.id);
    const rows = await context.run(groupUsersPage, {
      community: row.community_id,
      group: row.id,
      now: context.now,
      size: query.per_page,
      offset: (query.page - 1) * query.per_page,
    });
    return {
      users: rows.map(({ person, is_creator }) => ({ ...person, is_creator })),
      users_count: row.members_count,
      total_records: row.members_count,
      total_pages: totalPages(row.members_count, query.per_page),
    };
  }),
];
