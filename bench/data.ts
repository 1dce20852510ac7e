import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import { migrate } from "#kit/server/database/migrate.ts";
import { openForMigrations } from "#kit/server/database/migration-connection.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";

export type Size = { readonly members: number; readonly posts: number };
export type BenchData = {
  readonly url: string;
  readonly communityId: number;
  readonly token: string;
  readonly membershipId: number;
};

export const benchPassword = "Bench-2026-kai";
export const benchEmail = (n: number): string => `member${n}@bench.example`;

/** This person of the community may have forgotten the address. */
export const benchEmployee = {
  family_name: "計測",
  given_name: "花子",
  birthday: "1985-04-01",
  community_name: "計測コミュニティ",
} as const;

/** The bench makes its databases on this server. */
const serverUrl =
  process.env.BENCH_DATABASE_URL ??
  process.env.TEST_DATABASE_URL ??
  "postgres://postgres@127.0.0.1:5432/postgres";

/** Benches that run side by side take different names. */
const benchName = process.env.BENCH_NAME ?? "enishi_bench";
const databaseOf = ({ posts }: Size): string => `${benchName}_${posts}`;

/** Returns the headers that a browser sends for the account of the token; without one, a guest's. */
export const headersOf = (token?: string, area = "alumni"): Record<string, string> => ({
  "x-requested-with": "XMLHttpRequest",
  "x-enishi-area": area,
  ...(token === undefined ? {} : { cookie: `enishi_${area}=${token}` }),
});

export const jsonHeadersOf = (token?: string): Record<string, string> => ({
  ...headersOf(token),
  "content-type": "application/json",
});

/** Runs statements without a time limit. */
export async function withDatabase<T>(url: string, act: (db: Db) => Promise<T>): Promise<T> {
  const { kysely, close } = openForMigrations(url, 0);
  return act(kysely).finally(close);
}

/** Creates a database with one large community by bulk statements, so that a million posts take a minute. */
export async function createBenchData(size: Size, passwordHash: string): Promise<BenchData> {
  const name = databaseOf(size);
  await removeLeftBehind();
  await administer(`drop database if exists ${name} with (force)`);
  made.add(name);
  await administer(
    `create database ${name} encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0`,
  );
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const database = await openPostgres(url);
  await migrate(database);
  await database.close();
  const token = randomBytes(32).toString("base64url");
  await withDatabase(url, async (db) => {
    for (const statement of statements(size, passwordHash, hashSecretToken(token)))
      await statement.execute(db);
  });
  return { url, communityId: 1, token, membershipId: 1 };
}

const made = new Set<string>();

export async function removeBenchData(): Promise<void> {
  for (const name of made) await administer(`drop database if exists ${name} with (force)`);
  made.clear();
}

/** Drops databases of this name and any size from an interrupted run: nobody is connected to them. */
async function removeLeftBehind(): Promise<void> {
  const unused = await administer(
    `select d.datname from pg_database d
     where not exists (select from pg_stat_activity a where a.datname = d.datname)`,
  );
  const ofOurs = new RegExp(`^${benchName}_\\d+$`);
  for (const { datname } of unused)
    if (ofOurs.test(datname) && !made.has(datname)) await administer(`drop database if exists ${datname}`);
}

const administer = (statement: string) =>
  withDatabase(
    serverUrl,
    async (db) => (await sql.raw<{ readonly datname: string }>(statement).execute(db)).rows,
  );

const BODY = "近況のご報告です。先日の同窓会では懐かしい皆さまとお話しでき、とても励みになりました。".repeat(
  4,
);

const statements = ({ members, posts }: Size, passwordHash: string, tokenHash: Buffer) => [
  sql`insert into communities (name, corporation_name, operating_name, member_limit, alumni_count, last_management_no, created_at, updated_at)
    values ('計測コミュニティ', '計測株式会社', '計測事務局', ${members}::int + 1000, ${members}, ${members}, now(), now())`,
  sql`insert into accounts (kind, email, password_hash, family_name, given_name, activated_at, created_at, updated_at)
    select 'alumnus', 'member' || n || '@bench.example', ${passwordHash}, '計測', n || '郎', now(), now(), now() from generate_series(1, ${members}::int) n`,
  sql`insert into memberships (community_id, account_id, kind, state, management_no, display_name, joined_at, created_at, updated_at)
    select 1, id, 'alumnus', 'participating', id, '計測 ' || id || '郎', now() - id * interval '1 minute', now(), now() from accounts order by id`,
  sql`with employee as (
      insert into accounts (kind, email, password_hash, family_name, given_name, birthday, activated_at, created_at, updated_at)
      values ('employee', 'employee@bench.example', ${passwordHash}, ${benchEmployee.family_name}, ${benchEmployee.given_name}, ${benchEmployee.birthday}, now(), now(), now()) returning id)
    insert into memberships (community_id, account_id, kind, state, management_no, display_name, joined_at, created_at, updated_at)
    select 1, id, 'employee', 'participating', ${members}::int + 1, ${benchEmployee.family_name} || ' ' || ${benchEmployee.given_name}, now() - interval '1 year', now(), now() from employee`,
  sql`update communities set employee_count = 1, last_management_no = ${members}::int + 1`,
  sql`insert into sessions (account_id, token_hash, created_at, last_used_at, expires_at) values (1, ${tokenHash}, now(), now(), now() + interval '14 days')`,
  sql`insert into tags (community_id, name, post_count) select 1, 'タグ' || n, 1 from generate_series(1, 200) n`,
  sql`insert into posts (community_id, membership_id, client_id, content_type, title, content, like_count, comment_count, created_at, updated_at)
    select 1, 1 + (n::bigint * 7919) % ${members}::int, gen_random_uuid(), case when n % 10 < 6 then 1 when n % 10 < 9 then 2 else 3 end,
      '投稿 ' || n, '<p>' || ${BODY}::text || n || '</p>', n % 7, n % 5, now() - n * interval '20 seconds', now() - n * interval '20 seconds'
    from generate_series(${posts}::int, 1, -1) n`,
  sql`insert into post_tags (post_id, position, tag_id) select id, 0, 1 + id % 200 from posts`,
  sql`insert into comments (community_id, post_id, membership_id, client_id, content, created_at, updated_at)
    select 1, id, 1 + (id * 31) % ${members}::int, gen_random_uuid(), 'コメント ' || id, created_at, created_at from posts where id % 3 = 0`,
  sql`insert into likes (post_id, membership_id, created_at) select id, 1 + (id * 17) % ${members}::int, created_at from posts where id % 2 = 0`,
  sql`vacuum analyze`,
];
