import { type RawBuilder, sql } from "kysely";
import { withDatabase } from "../data.ts";

/** Past what an operator's lists show of each community stands this much: acts of operators and requests for a plan. */
const EVENTS = 100_000;
const REQUESTS = 3_000;

type Sizes = { readonly communities: number; readonly people: number };

const statements = ({ communities, people }: Sizes): readonly RawBuilder<unknown>[] => [
  sql`insert into communities (name, corporation_name, operating_name, member_limit, created_at, updated_at)
    select '会社' || n || 'アルムナイ', '株式会社' || (array['青葉','港','山手','若葉','光'])[1 + n % 5] || n, '事務局', 500 + n,
      now() - n * interval '1 hour', now()
    from generate_series(3, ${communities}::int) n`,
  sql`insert into contracts (community_id, plan, renewal_date, updated_at)
    select id, (array['standard','premium',null])[1 + id % 3], current_date + (id % 365)::int, now() from communities on conflict do nothing`,
  sql`insert into accounts (kind, email, family_name, given_name, family_name_kana, given_name_kana, activated_at, created_at, updated_at)
    select case when n <= ${communities} then 'employee' else 'alumnus' end, 'operated' || n || '@example.jp',
      (array['佐藤','鈴木','高橋','田中','伊藤'])[1 + n % 5], n || '郎', 'サトウ', 'タロウ', now(), now(), now()
    from generate_series(1, ${people}::int) n`,
  sql`insert into memberships (community_id, account_id, kind, state, role, management_no, display_name, joined_at, created_at, updated_at)
    select 3 + n % ${communities - 2}, a.id, a.kind, 'participating', case when n <= ${communities - 2} then 'contractor' else 'member' end,
      n, a.family_name || ' ' || a.given_name, now(), now(), now()
    from (select *, row_number() over (order by id) as n from accounts where email like 'operated%') a`,
  sql`update communities c set alumni_count = m.alumni, employee_count = m.employees from (
      select community_id, count(*) filter (where kind = 'alumnus') as alumni, count(*) filter (where kind = 'employee') as employees
      from memberships group by community_id) m where m.community_id = c.id`,
  sql`update communities set suspended_at = now() where id % 97 = 0`,
  sql`insert into operator_events (at, actor_account_id, actor_name, act, community_id, target_kind, target_id, changes)
    select now() - n * interval '1 minute', (select id from accounts where kind = 'operator' order by id limit 1), '縁 運営',
      (array['createCommunity','updateContract','suspendCommunity','resumeCommunity'])[1 + n % 4],
      3 + n % ${communities - 2}, 'community', 3 + n % ${communities - 2}, null
    from generate_series(1, ${EVENTS}::int) n`,
  sql`insert into plan_requests (community_id, choice, remarks, membership_id, requested_at, answer, answer_text, answered_at)
    select m.community_id, 'upgrade', '', m.id, now() - n * interval '1 day',
      case when n > 1 then 'accepted' end, '', case when n > 1 then now() end
    from memberships m, generate_series(1, ${Math.ceil(REQUESTS / communities)}::int) n
    where m.role = 'contractor' and m.community_id > 2`,
];

/** Inserts communities, who is in them, and what operators have done with them. Foreign keys are not checked row by row. */
export const layCommunities = (url: string, sizes: Sizes): Promise<void> =>
  withDatabase(url, async (db) => {
    const switchTriggers = async (how: "disable" | "enable", which: "all" | "user") => {
      for (const table of ["accounts", "memberships"])
        await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger ${sql.raw(which)}`.execute(db);
    };
    await switchTriggers("disable", "all");
    await switchTriggers("enable", "user");
    for (const statement of statements(sizes)) await statement.execute(db);
    await switchTriggers("enable", "all");
    await sql`vacuum analyze`.execute(db);
  });
