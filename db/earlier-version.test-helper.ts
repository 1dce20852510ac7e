import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** The statements below are those of the version whose newest migration this was. */
export const EARLIER = "0024_stored_files_by_key";

const MEMBERS = 20_000;
const POSTS = 5_000;
const SIGNED_IN = 2_000;
/** So many people use the version at once, each with a pause between two requests. */
const PEOPLE = 4;
const BETWEEN_MS = 250;
/** The product repeats a transaction that met a deadlock so often. */
const ATTEMPTS = 4;

const seed = [
  `insert into communities (name, corporation_name, operating_name, member_limit, alumni_count, last_management_no, created_at, updated_at)
   values ('青葉', '青葉株式会社', '事務局', ${MEMBERS + 1}, ${MEMBERS}, ${MEMBERS}, now(), now())`,
  `insert into accounts (kind, email, family_name, given_name, family_name_kana, given_name_kana, birthday, activated_at, created_at, updated_at)
   select 'alumnus', 'member' || n || '@example.jp', '山田', n || '郎', 'ヤマダ', n || 'ロウ', date '1960-01-01' + n, now(), now(), now()
   from generate_series(1, ${MEMBERS}) n`,
  `insert into memberships (community_id, account_id, kind, state, management_no, display_name, registration, joined_at, created_at, updated_at)
   select 1, id, 'alumnus', case when id % 50 = 0 then 'withdrawn' when id % 49 = 0 then 'under_review' else 'participating' end,
     id, '山田' || id, '{"corporation_department_name": "営業部"}', now() - id * interval '1 minute', now(), now() from accounts order by id`,
  `insert into sessions (account_id, token_hash, created_at, last_used_at, expires_at)
   select id, sha256(id::text::bytea), now(), now(), now() + interval '14 days' from accounts where id <= ${SIGNED_IN}`,
  `insert into posts (community_id, membership_id, client_id, content_type, title, content, like_count, comment_count, created_at, updated_at)
   select 1, 1 + (n::bigint * 7919) % ${MEMBERS}, gen_random_uuid(), 1 + n % 3, '投稿 ' || n, repeat('近況のご報告です。', 30), 3, 2,
     now() - n * interval '1 minute', now() - n % 2 * interval '1 minute' from generate_series(${POSTS}, 1, -1) n`,
  `insert into comments (community_id, post_id, membership_id, client_id, content, created_at, updated_at)
   select 1, p.id, 1 + (p.id * 31 + n) % ${MEMBERS}, gen_random_uuid(), 'コメント', p.created_at, p.created_at from posts p, generate_series(1, 2) n`,
  `insert into likes (post_id, membership_id, created_at)
   select p.id, 1 + (p.id * 17 + n) % ${MEMBERS}, p.created_at from posts p, generate_series(1, 3) n`,
  `insert into notices (community_id, membership_id, notice_type, notification_type, actor_membership_id, post_id, created_at)
   select 1, p.membership_id, 'like', 1, l.membership_id, p.id, l.created_at from likes l join posts p on p.id = l.post_id`,
  `insert into member_visits (community_id, day, membership_id)
   select 1, current_date - d, id from memberships, generate_series(1, 2) d`,
  `insert into chatrooms (community_id, kind, direct_key, last_seq, message_count, last_message_at, created_at)
   select 1, 'direct', n || ':' || n + 1, 1, 1, now(), now() from generate_series(1, ${SIGNED_IN}) n`,
  `insert into chatroom_members (community_id, chatroom_id, membership_id, last_message_at)
   select 1, r.id, split_part(direct_key, ':', side)::bigint, now() from chatrooms r, generate_series(1, 2) side`,
  `insert into chat_messages (chatroom_id, membership_id, client_id, seq, changed_seq, content, created_at)
   select id, split_part(direct_key, ':', 1)::bigint, gen_random_uuid(), 1, 1, 'こんにちは', now() from chatrooms`,
  "analyze",
];

export async function seedEarlier(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of seed) await client.query(statement);
  await client.end();
}

type Ask = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;
/** What the person of this number does in one request of the earlier version. */
type Request = (ask: Ask, person: number) => Promise<void>;

const enter: Request = async (ask, person) => {
  await ask(
    `select a.id, a.kind, a.language from sessions s join accounts a on a.id = s.account_id
     where s.token_hash = sha256($1::text::bytea) and s.expires_at > now()`,
    [person],
  );
  await ask(
    `select m.id, m.state, m.role, m.posting_blocked, c.is_private, c.ip_allow_list from memberships m
     join communities c on c.id = m.community_id where m.community_id = 1 and m.account_id = $1`,
    [person],
  );
};

const readTimeline: Request = (ask) =>
  ask(
    `select p.id, p.title, p.content, p.like_count, m.display_name,
       (select count(*) from comments c where c.post_id = p.id and c.published) as comments,
       exists (select from likes l where l.post_id = p.id and l.membership_id = $1) as liked
     from (select * from posts where community_id = 1 and published order by created_at desc, id desc limit 20) p
     join memberships m on m.id = p.membership_id left join post_tags t on t.post_id = p.id left join post_images i on i.post_id = p.id`,
    [1],
  ).then(() => {});

const like: Request = async (ask, person) => {
  const post = 1 + ((person * 37) % POSTS);
  const added = await ask(
    "insert into likes (post_id, membership_id, created_at) values ($1, $2, now()) on conflict do nothing",
    [post, person],
  );
  if (added.rowCount === 0) return;
  const { rows } = await ask(
    "update posts set like_count = like_count + 1 where id = $1 returning membership_id",
    [post],
  );
  await ask(
    `insert into notices (community_id, membership_id, notice_type, notification_type, actor_membership_id, post_id, created_at)
     values (1, $1, 'like', 1, $2, $3, now()) on conflict do nothing`,
    [rows[0].membership_id, person, post],
  );
};

const comment: Request = async (ask, person) => {
  const post = 1 + ((person * 41) % POSTS);
  await ask(
    `insert into comments (community_id, post_id, membership_id, client_id, content, created_at, updated_at)
     values (1, $1, $2, $3, 'ありがとうございます', now(), now())`,
    [post, person, randomUUID()],
  );
  await ask("update posts set comment_count = comment_count + 1 where id = $1", [post]);
};

const post: Request = async (ask, person) => {
  const { rows } = await ask(
    `insert into posts (community_id, membership_id, client_id, content_type, title, content, created_at, updated_at)
     values (1, $1, $2, 1, '新しい投稿', '本文', now(), now()) returning id`,
    [person, randomUUID()],
  );
  const tag = await ask(
    `insert into tags (community_id, name, post_count) values (1, $1, 1)
     on conflict (community_id, name) do update set post_count = tags.post_count + 1 returning id`,
    [`タグ${person % 20}`],
  );
  await ask("insert into post_tags (post_id, position, tag_id) values ($1, 0, $2)", [
    rows[0].id,
    tag.rows[0].id,
  ]);
};

const chat: Request = async (ask, person) => {
  const room = 1 + (person % (SIGNED_IN - 1));
  const { rows } = await ask(
    `update chatrooms set last_seq = last_seq + 1, message_count = message_count + 1, last_message_at = now()
     where id = $1 returning last_seq`,
    [room],
  );
  await ask(
    `insert into chat_messages (chatroom_id, membership_id, client_id, seq, changed_seq, content, created_at)
     values ($1, $2, $3, $4, $4, 'お元気ですか', now())`,
    [room, room, randomUUID(), rows[0].last_seq],
  );
  await ask(
    "update chatroom_members set unread_count = unread_count + 1, last_message_at = now() where chatroom_id = $1 and membership_id = $2",
    [room, room + 1],
  );
  await ask("update memberships set unread_chat_count = unread_chat_count + 1 where id = $1", [room + 1]);
};

const comeBack: Request = async (ask, person) => {
  await ask("update sessions set last_used_at = now() where token_hash = sha256($1::text::bytea)", [person]);
  await ask(
    "insert into member_visits (community_id, day, membership_id) values (1, current_date, $1) on conflict do nothing",
    [person],
  );
};

const readNotices: Request = async (ask, person) => {
  await ask(
    `select n.id, n.notice_type, m.display_name, p.title from notices n
     left join memberships m on m.id = n.actor_membership_id left join posts p on p.id = n.post_id
     where n.membership_id = $1 order by n.created_at desc, n.id desc limit 20`,
    [person],
  );
  await ask("update notices set is_read = true where membership_id = $1 and not is_read", [person]);
};

const editProfile: Request = async (ask, person) => {
  await ask("select id from accounts where id = $1 for no key update", [person]);
  await ask("update accounts set given_name = $2, updated_at = now() where id = $1", [person, `${person}郎`]);
  await ask("update memberships set display_name = $2, updated_at = now() where account_id = $1", [
    person,
    `山田${person}`,
  ]);
};

const apply: Request = async (ask, person) => {
  await ask("update communities set candidate_count = candidate_count + 1 where id = 1", []);
  await ask("update memberships set state = 'under_review', updated_at = now() where id = $1", [
    10_000 + person,
  ]);
};

const readCandidates: Request = (ask) =>
  ask(
    `select m.id, m.display_name, a.email, a.birthday from memberships m join accounts a on a.id = m.account_id
     where m.community_id = 1 and m.kind = 'alumnus' and m.state = 'under_review' order by m.management_no limit 20`,
    [],
  ).then(() => {});

const reads = { readTimeline, readCandidates };
const changes = { like, comment, post, chat, comeBack, readNotices, editProfile, apply };

export type TimedRequest = { readonly request: string; readonly ms: number; readonly error: unknown };

const requests = [...Object.entries(reads), ...Object.entries(changes)];

/** People use the earlier version until `stop`, which returns how long each request took and whether it failed. */
export function startUsing(url: string): {
  readonly kinds: number;
  readonly stop: () => Promise<readonly TimedRequest[]>;
} {
  const pool = new pg.Pool({ connectionString: url, max: PEOPLE });
  const answered: TimedRequest[] = [];
  let hasEnded = false;
  const use = async (place: number): Promise<void> => {
    for (let n = place; !hasEnded; n += PEOPLE) {
      const [request, run] = requests[n % requests.length] ?? ["readTimeline", readTimeline];
      const begun = performance.now();
      const error = await answer(pool, run, 1 + (n % SIGNED_IN), request in changes).catch(
        (reason) => reason,
      );
      answered.push({ request, ms: performance.now() - begun, error });
      await wait(BETWEEN_MS);
    }
  };
  const ended = Promise.all(Array.from({ length: PEOPLE }, (_, place) => use(place))).finally(() =>
    pool.end(),
  );
  return {
    kinds: requests.length,
    stop: async () => {
      hasEnded = true;
      await ended;
      return answered;
    },
  };
}

/** Every request enters; one that changes something is a transaction, which is repeated after a deadlock. */
async function answer(pool: pg.Pool, run: Request, person: number, isChange: boolean): Promise<void> {
  const client = await pool.connect();
  const ask: Ask = (text, values) => client.query(text, [...values]);
  try {
    await enter(ask, person);
    if (!isChange) return await run(ask, person);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query("begin");
        await run(ask, person);
        await client.query("commit");
        return;
      } catch (error) {
        await client.query("rollback");
        if (attempt === ATTEMPTS || (error as pg.DatabaseError).code !== "40P01") throw error;
      }
    }
  } finally {
    client.release();
  }
}
