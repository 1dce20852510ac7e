import { type RawBuilder, sql } from "kysely";
import { addressKey } from "#kit/server/mail/bouncing-addresses.ts";
import { withDatabase } from "./data.ts";
import { BENCH_SECRET } from "./process.ts";

const RETURNING = 1_000;

/** Some of the members do most of what is done. */
const memberOf = (members: number) =>
  sql`m.id + floor(${members} * power((n::bigint * 7919 % 100003) / 100004.0, 3))::int`;
const first = sql`(select min(id) as id from memberships where management_no >= 1000) m`;
const daysAgo = (days: number) => sql`now() - (n::bigint * 104729 % ${days}) * interval '1 day'`;

const statements = (members: number, member: RawBuilder<unknown>) => ({
  accounts: sql`insert into accounts (kind, email, family_name, given_name, family_name_kana, given_name_kana, activated_at, created_at, updated_at)
    select 'alumnus', 'of-the-bench' || n || '@example.jp',
      (array['佐藤','鈴木','高橋','田中','伊藤','渡辺','山本','中村','小林','加藤'])[1 + n % 10], n || (array['郎','子','美','男'])[1 + n % 4],
      (array['サトウ','スズキ','タカハシ','タナカ','イトウ','ワタナベ','ヤマモト','ナカムラ','コバヤシ','カトウ'])[1 + n % 10],
      (array['タロウ','ハナコ','ミサキ','ケン'])[1 + n % 4] || translate(n::text, '0123456789', 'アイウエオカキクケコ'), now(), now(), now()
    from generate_series(1, ${members}::int) n`,
  memberships: sql`insert into memberships (community_id, account_id, kind, state, management_no, display_name, registration, posting_blocked, flags, joined_at, created_at, updated_at)
    select 1, a.id, 'alumnus', case when n < 92 then 'participating' when n < 97 then 'paused' when n < 99 then 'not_participating' else 'withdrawn' end,
      1000 + a.id, a.family_name || ' ' || a.given_name, jsonb_build_object('corporation_department_name', '第' || (a.id % 300) || '開発部'),
      n = 13, case when n % 9 = 0 then n % 16 else 0 end, now() - (a.id * 37 % 2000) * interval '1 day', now(), now()
    from (select *, (id * 31 % 100)::int as n from accounts where email like 'of-the-bench%') a order by a.id`,
  posts: sql`insert into posts (community_id, membership_id, client_id, content_type, title, content, created_at, updated_at)
    select 1, ${member}, gen_random_uuid(), 1, '投稿', '<p>投稿</p>', ${daysAgo(400)}, now() from generate_series(1, 100000) n, ${first}`,
  comments: sql`insert into comments (community_id, post_id, membership_id, client_id, content, created_at, updated_at)
    select 1, p.id, ${member}, gen_random_uuid(), 'コメント', ${daysAgo(401)}, now()
    from generate_series(1, 200000) n, ${first}, (select min(id) as id from posts where title = '投稿') p`,
  likes: sql`insert into likes (post_id, membership_id, created_at)
    select p.id + n / 4, ${member}, ${daysAgo(403)}
    from generate_series(1, 399999) n, ${first}, (select min(id) as id from posts where title = '投稿') p on conflict do nothing`,
  member_visits: sql`insert into member_visits (community_id, day, membership_id)
    select 1, (${daysAgo(365)})::date, ${member} from generate_series(1, 500000) n, ${first} on conflict do nothing`,
  groups: sql`insert into groups (community_id, creator_membership_id, name, client_id, created_at, updated_at)
    select 1, m.id, '会' || n, gen_random_uuid(), now(), now() from generate_series(1, 100) n, ${first}`,
  group_members: sql`insert into group_members (group_id, membership_id, status, updated_at)
    select g.id + n % 100, ${member}, 2, ${daysAgo(300)}
    from generate_series(1, 60000) n, ${first}, (select min(id) as id from groups where name = '会1') g on conflict do nothing`,
  chatrooms: sql`insert into chatrooms (community_id, kind, direct_key, opened_by_membership_id, last_message_at, created_at)
    select 1, 'direct', 'bench' || n, ${member}, now(), ${daysAgo(350)} from generate_series(1, 50000) n, ${first}`,
});

/**
 * Inserts this many people with what they have done, by one statement per table. The product's own triggers derive the
 * rest, once per statement; foreign keys, which these statements cannot violate, are not checked row by row.
 */
export const loadPeople = (url: string, members: number): Promise<void> =>
  withDatabase(url, async (db) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(db);
    for (const [name, statement] of Object.entries(statements(members, memberOf(members)))) {
      const table = sql.table(name);
      await run(sql`alter table ${table} disable trigger all`);
      await run(sql`alter table ${table} enable trigger user`);
      await run(statement);
      await run(sql`alter table ${table} enable trigger all`);
      await run(sql`analyze ${table}`);
    }
    await run(sql`update groups g set members_count = (
      select count(*) from group_members m where m.group_id = g.id and m.status = 2) where name like '会%'`);
    await run(sql`update communities set member_limit = ${2 * members}, alumni_count = alumni_count + n
      from (select count(*) as n from memberships where management_no >= 1000 and state in ('participating', 'paused')) m
      where id = 1`);
    const keys = Array.from({ length: RETURNING }, (_, n) =>
      addressKey(BENCH_SECRET, `of-the-bench${1 + ((n * 97) % members)}@example.jp`),
    );
    // The first search for bouncing mail gives every address its key.
    const { rows } = await sql<{ id: string; email: string }>`
      select membership_id as id, email from people where email like 'of-the-bench%'`.execute(db);
    await run(sql`update people p set address_key = k.key
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ email }) => addressKey(BENCH_SECRET, email))}::text[]) k (id, key)
      where p.community_id = 1 and p.membership_id = k.id`);
    await run(sql`insert into bouncing_addresses (address_key, failing_since, failures, stopped_at, noted_at)
      select k, now(), 1, now(), now() from unnest(${keys}::text[]) k`);
    // The tables are compacted as after changes one by one with a cleanup behind them.
    await run(sql`vacuum full people`);
    await run(sql`vacuum analyze`);
  });
