import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import { acts, listPeople } from "#features/people/contract/list-people.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { addressKey } from "#kit/server/mail/bouncing-addresses.ts";
import { copyTemplate, engine, prepareTemplate } from "#kit/testing/template.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { ms, print, printConditions } from "./print.ts";
import { BENCH_SECRET, startProcess } from "./process.ts";

const MEMBERS = 100_000;
const RETURNING = 1_000;
const PER_PAGE = 30;
const ROUNDS = 100;
const params = { id: 1 };

printConditions();
await prepareTemplate();
const folder = await mkdtemp(join(tmpdir(), "enishi-bench-people-"));
const { settings, remove } = await copyTemplate(folder);

/** Some of the members do most of what is done. */
const member = sql`m.id + floor(${MEMBERS} * power((n::bigint * 7919 % 100003) / 100004.0, 3))::int`;
const first = sql`(select min(membership_id) as id from people p where p.search like '%of-the-bench%') m`;
const daysAgo = (days: number) => sql`now() - (n::bigint * 104729 % ${days}) * interval '1 day'`;
const statements = [
  sql`insert into accounts (kind, email, family_name, given_name, family_name_kana, given_name_kana, activated_at, created_at, updated_at)
    select 'alumnus', 'of-the-bench' || n || '@example.jp',
      (array['佐藤','鈴木','高橋','田中','伊藤','渡辺','山本','中村','小林','加藤'])[1 + n % 10], n || (array['郎','子','美','男'])[1 + n % 4],
      (array['サトウ','スズキ','タカハシ','タナカ','イトウ','ワタナベ','ヤマモト','ナカムラ','コバヤシ','カトウ'])[1 + n % 10],
      (array['タロウ','ハナコ','ミサキ','ケン'])[1 + n % 4] || translate(n::text, '0123456789', 'アイウエオカキクケコ'), now(), now(), now()
    from generate_series(1, ${MEMBERS}::int) n`,
  sql`insert into memberships (community_id, account_id, kind, state, management_no, display_name, registration, posting_blocked, flags, joined_at, created_at, updated_at)
    select 1, a.id, 'alumnus', case when n < 92 then 'participating' when n < 97 then 'paused' when n < 99 then 'not_participating' else 'withdrawn' end,
      1000 + a.id, a.family_name || ' ' || a.given_name, jsonb_build_object('corporation_department_name', '第' || (a.id % 300) || '開発部'),
      n = 13, case when n % 9 = 0 then n % 16 else 0 end, now() - (a.id * 37 % 2000) * interval '1 day', now(), now()
    from (select *, (id * 31 % 100)::int as n from accounts where email like 'of-the-bench%') a order by a.id`,
  sql`insert into posts (community_id, membership_id, client_id, content_type, title, content, created_at, updated_at)
    select 1, ${member}, gen_random_uuid(), 1, '投稿', '<p>投稿</p>', ${daysAgo(400)}, now() from generate_series(1, 100000) n, ${first}`,
  sql`insert into comments (community_id, post_id, membership_id, client_id, content, created_at, updated_at)
    select 1, p.id, ${member}, gen_random_uuid(), 'コメント', ${daysAgo(401)}, now()
    from generate_series(1, 200000) n, ${first}, (select min(id) as id from posts where title = '投稿') p`,
  sql`insert into likes (post_id, membership_id, created_at)
    select p.id + n / 4, ${member}, ${daysAgo(403)}
    from generate_series(1, 399999) n, ${first}, (select min(id) as id from posts where title = '投稿') p on conflict do nothing`,
  sql`insert into member_visits (community_id, day, membership_id)
    select 1, (${daysAgo(365)})::date, ${member} from generate_series(1, 1000000) n, ${first} on conflict do nothing`,
  sql`insert into groups (community_id, creator_membership_id, name, client_id, created_at, updated_at)
    select 1, m.id, '会' || n, gen_random_uuid(), now(), now() from generate_series(1, 100) n, ${first}`,
  sql`insert into group_members (group_id, membership_id, status, updated_at)
    select g.id + n % 100, ${member}, 2, ${daysAgo(300)}
    from generate_series(1, 60000) n, ${first}, (select min(id) as id from groups where name = '会1') g on conflict do nothing`,
  sql`insert into chatrooms (community_id, kind, direct_key, opened_by_membership_id, last_message_at, created_at)
    select 1, 'direct', 'bench' || n, ${member}, now(), ${daysAgo(350)} from generate_series(1, 50000) n, ${first}`,
];
/** A connection that waits however long it takes. */
const client = new pg.Client({ connectionString: settings.DATABASE_URL });
await client.connect();
const { kysely } = await openPostgres(settings.DATABASE_URL ?? "");
const run = async (statement: RawBuilder<unknown>) => {
  const { sql: text, parameters } = statement.compile(kysely);
  await client.query(text, [...parameters]);
};
for (const statement of statements) await run(statement);
const keys = Array.from({ length: RETURNING }, (_, n) =>
  addressKey(BENCH_SECRET, `of-the-bench${1 + n * 97}@example.jp`),
);
await run(sql`insert into bouncing_addresses (address_key, failing_since, failures, stopped_at, noted_at)
  select k, now(), 1, now(), now() from unnest(${keys}::text[]) k`);
await run(sql`vacuum analyze`);
await client.end();
await kysely.destroy();

const server = await startProcess("our-server.ts", {
  DATABASE_URL: settings.DATABASE_URL ?? "",
  FOLDER: folder,
});
const misaki = createHttpClient(server.url, "misaki");
const { alumnus: list } = listPeople;

type Asked = { readonly body?: object; readonly query?: object };
const asking = ({ body = {}, query = {} }: Asked, page: number) =>
  misaki.call(list, { params, body, query: { ...query, page, per_page: PER_PAGE } as never });
const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

async function measure(what: string, act: () => Promise<unknown>, found: number | string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await act();
    times.push(performance.now() - from);
  }
  print(`| ${what} | ${found} | ${ms(at(times, 0.5))} | ${ms(at(times, 0.99))} |`);
}

const filters: Record<string, Asked> = {
  everybody: {},
  ...Object.fromEntries(
    Object.entries(list.sorts).flatMap(([name, usual]) => [
      [`by ${name}`, { query: { [name]: usual } }],
      [`by ${name}, the other way`, { query: { [name]: usual === "asc" ? "desc" : "asc" } }],
    ]),
  ),
  "a name, one person": { body: { info: "77777子" } },
  "a name that many have": { body: { info: "佐藤" } },
  "a name in romaji": { body: { info: "suzuki" } },
  "an address": { body: { info: "of-the-bench4711@" } },
  "nobody's name": { body: { info: "存在しない" } },
  "status paused": { body: { status: "paused" } },
  "status withdrawn": { body: { status: "withdrawn" } },
  "posting blocked": { body: { posting_blocked: "true" } },
  "a flag": { body: { flag: "b" } },
  "a department": { body: { department_name: "第42開発部" } },
  "a department that all have": { body: { department_name: "開発" } },
  "joined in a month": { body: { joined_from: "2026-01-01", joined_to: "2026-01-31" } },
  "joined since 2022": { body: { joined_from: "2022-01-01" } },
  "absent for 90 days": { body: { absent_days: "90" } },
  "visited in the last year": { body: { visited_from: "2026-01-01" } },
  "mail comes back": { body: { mail_returned: "true" } },
  ...Object.fromEntries(
    acts.flatMap((act) =>
      ["min1in30", "min3in365", "min10", "max0in30", "max0"].map((times) => [
        `${act} ${times}`,
        { body: { [act]: times } },
      ]),
    ),
  ),
  "posted, and away for 90 days": { body: { posted: "min1in365", visited: "max0in90" } },
  "commented, paused, by name": { body: { commented: "min1", status: "paused" }, query: { name: "asc" } },
};

print(`${MEMBERS} people, ${engine}, ${ROUNDS} times each, ${PER_PAGE} on a page:`);
print("| what | found | p50 ms | p99 ms |");
print("|---|---|---|---|");
const only = process.argv.slice(3).filter((argument) => !argument.startsWith("--"));
for (const [what, asked] of Object.entries(filters)) {
  if (only.length > 0 && !only.some((part) => what.includes(part))) continue;
  const { total_records: found } = await asking(asked, 1);
  await measure(what, () => asking(asked, 1), found);
  if (found > 1_000 * PER_PAGE) await measure(`${what}, page 1,000`, () => asking(asked, 1_000), found);
}
for (const [what, query] of Object.entries({
  everybody: {},
  "posted min1in30": { posted: "min1in30" },
  "posted max0in30": { posted: "max0in30" },
}))
  await measure(`how many: ${what}`, () => misaki.call(list.count, { params, query: query as never }), "");

await server.stop();
await remove();
await rm(folder, { recursive: true, force: true });
