import { pausedNumberSql } from "#features/communities/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import { unkeptStatement } from "#kit/server/database/statement.ts";
import { FOUND_AT_MOST } from "../contract/limits.ts";
import { type MemberProfileRow, memberProfileColumns } from "./member-profile.sql.ts";
import { findsProfileSql, readsProfileSql } from "./policy.sql.ts";

/** The policy is applied in SQL, so that a page has no gaps. */
const members = `m.community_id = :community::bigint and ${findsProfileSql}
  and (:kind::text is null or m.kind = :kind::text)
  and (${isAdministratorSql("m")} or not :administrators::boolean)`;

/** The total is the community's counter less the few paused members; administrators are few and counted. */
const keptTotal = `select
    case when :administrators::boolean then (select count(*)::int from memberships m where ${members}) else
    case when :kind::text is distinct from 'employee' then c.alumni_count else 0 end
    + case when :kind::text is distinct from 'alumnus' then c.employee_count else 0 end
    - case when :findsPaused::boolean then 0 else (${pausedNumberSql}
          and (:kind::text is null or p.kind = :kind::text)) end end as total
  from communities c where c.id = :community::bigint`;

/** The searched text has no spaces. What is not shown is not found. */
const readable = `translate(m.display_name || case
    when ${readsProfileSql}
    then e'\\n' || m.introduction || e'\\n' || a.institution
    else '' end, ' \u3000', '')`;

const newestFirst = "order by m.joined_at desc, m.id desc";

type Found = { readonly total: number } & (MemberProfileRow | { readonly id: null });

type Values = {
  community: number;
  member: number;
  kind: MemberKind | null;
  administrators: boolean;
  findsPaused: boolean;
  readsHidden: boolean;
  pattern: string;
  size: number;
  offset: number;
};

/** Returns SQL for a page and the total; without members the page is one row without an id. */
const pageOf = (total: string, from: string): string => `select counted.total, page.*
  from (${total}) counted left join (
    select ${memberProfileColumns}, m.joined_at
    from (select m.community_id, m.id from ${from} ${newestFirst} limit :size::int offset :offset::int) here
    join memberships m on m.community_id = here.community_id and m.id = here.id join accounts a on a.id = m.account_id) page on true
  order by page.joined_at desc, page.id desc`;

export const membersPage = unkeptStatement<Values, Found>(
  pageOf(keptTotal, `memberships m where ${members}`),
);

export const foundMembersPage = unkeptStatement<Values, Found>(
  `with found as materialized (select m.community_id, m.id, m.joined_at
     from memberships m join accounts a on a.id = m.account_id
     where ${members} and ${readable} ilike :pattern::text ${newestFirst} limit ${FOUND_AT_MOST})
   ${pageOf("select count(*)::int as total from found", "found m")}`,
);
