import { type RawBuilder, sql } from "kysely";
import type { StoredVariant } from "#features/files/server/index.ts";
import { actorNameSql, isNamedSql } from "#features/memberships/server/index.ts";
import { contentTypes } from "#features/posts/contract/content-type.ts";
import type { PostRow } from "#features/posts/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { OneGroup } from "./what-one-sees.ts";

/** This many rows are read at once, so that nothing is ever held whole. */
const PAGE_ROWS = 500;

export type Row = { readonly id: number } & Readonly<Record<string, unknown>>;
/** Reads the next rows after an id, in the order of their ids. */
export type ReadPage<R extends Row> = (db: Db, accountId: number, after: number) => Promise<R[]>;

const page =
  <Fields = unknown>(
    text: (accountId: number, after: number) => RawBuilder<unknown>,
  ): ReadPage<Row & Fields> =>
  async (db, accountId, after) =>
    (await sql<Row & Fields>`${text(accountId, after)} limit ${PAGE_ROWS}`.execute(db)).rows;

/** The community of a row decides what of others is shown with it. */
type InCommunity = { readonly community_id: number };

export const listCommunityIds = async (db: Db, accountId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("memberships")
    .select("community_id")
    .where("account_id", "=", accountId)
    .execute();
  return rows.map(({ community_id }) => community_id);
};

const typeName = sql`case p.content_type ${sql.join(
  Object.entries(contentTypes).map(([name, type]) => sql`when ${sql.lit(type)} then ${sql.lit(name)}`),
  sql` `,
)} end`;

export const findAccount = async (db: Db, accountId: number, language: Language) => {
  const name = sql.raw(language === "ja" ? "name_ja" : "name_en");
  const { rows } = await sql<Row & { email: string | null; prefecture: number | null }>`
    select a.id, a.kind, a.email, a.family_name, a.given_name, a.family_name_kana, a.given_name_kana, a.birthday,
      a.institution, parent.${name} as job_type_parent, child.${name} as job_type_child,
      a.zipcode_1, a.zipcode_2, a.zipcode_foreign, a.address_1 as prefecture, a.address_2 as address,
      a.phone_number_1, a.phone_number_2, a.phone_number_3, a.language, a.color_scheme,
      a.secondary_password_hash is not null as has_secondary_password,
      array(select l.provider from social_logins l where l.account_id = a.id order by l.id) as linked_services,
      (select coalesce(json_agg(json_build_object('name', k.name, 'added_at', k.created_at) order by k.id), '[]')
        from passkeys k where k.account_id = a.id) as passkeys,
      exists (select from authenticator_apps t where t.account_id = a.id) as has_authenticator_app,
      (select coalesce(json_object_agg(n.kind, n.delivery), '{}') from notice_choices n
        where n.account_id = a.id) as mail_choices,
      a.created_at
    from accounts a
    left join occupations parent on parent.id = a.job_type_parent_id
    left join occupations child on child.id = a.job_type_child_id
    where a.id = ${accountId}`.execute(db);
  return rows[0];
};

export const workHistories = page(
  (account, after) => sql`
    select h.id, c.name as community, k.name as corporation, h.department_name as department, h.position,
      parent.name_ja as job_type_parent, child.name_ja as job_type_child, h.start_period, h.end_period, h.content,
      h.is_public, h.updated_at, p.confirmed_at
    from portfolio_histories h
    join portfolio_corporations k on k.community_id = h.community_id and k.id = h.portfolio_corporation_id
    join portfolios p on p.community_id = h.community_id and p.membership_id = h.membership_id
    join memberships m on m.community_id = h.community_id and m.id = h.membership_id
    join communities c on c.id = h.community_id
    left join occupations parent on parent.id = h.job_type_parent_id
    left join occupations child on child.id = h.job_type_child_id
    where m.account_id = ${account} and h.id > ${after} order by h.id`,
);

export const activities = page(
  (account, after) => sql`
    select v.id, c.name as community, v.title, v.content, v.start_period, v.end_period, v.url, v.is_public,
      v.updated_at
    from portfolio_activities v
    join memberships m on m.community_id = v.community_id and m.id = v.membership_id
    join communities c on c.id = v.community_id
    where m.account_id = ${account} and v.id > ${after} order by v.id`,
);

export const memberships = page(
  (account, after) => sql`
    select m.id, c.name as community, c.corporation_name as corporation, m.kind, m.state, m.role, m.management_no,
      m.employee_id, m.display_name, m.introduction, m.is_profile_public, m.enrollment_start_period, m.registration,
      m.additional_information as answers, m.applied_at, m.joined_at, m.withdrawn_at, m.created_at
    from memberships m join communities c on c.id = m.community_id
    where m.account_id = ${account} and m.id > ${after} order by m.id`,
);

/** What was written as the management office belongs to the community. */
export const posts = page<InCommunity & { content: string }>(
  (account, after) => sql`
    select p.id, p.community_id, c.name as community, ${typeName} as type, p.title, p.content,
      array(select t.name from post_tags pt join tags t on t.community_id = pt.community_id and t.id = pt.tag_id
        where pt.post_id = p.id order by pt.position) as tags,
      p.end_date, p.published, p.like_count, p.comment_count, p.interest_count, p.created_at, p.updated_at
    from posts p
    join memberships m on m.community_id = p.community_id and m.id = p.membership_id
    join communities c on c.id = p.community_id
    where m.account_id = ${account} and not p.post_by_admin and p.id > ${after} order by p.id`,
);

/** The post may be anybody's, so it comes with what decides whether its title is shown. */
const aboutPost = sql`json_build_object('title', p.title, 'content_type', p.content_type,
  'membership_id', p.membership_id, 'post_by_admin', p.post_by_admin, 'published', p.published) as post`;
type AboutPost = InCommunity & {
  readonly post: Pick<PostRow, "title" | "content_type" | "membership_id" | "post_by_admin" | "published">;
};

export const comments = page<AboutPost & { content: string }>(
  (account, after) => sql`
    select k.id, k.community_id, c.name as community, k.post_id, ${aboutPost}, k.parent_id as answers_comment_id, k.content, k.published, k.created_at, k.edited_at
    from comments k
    join memberships m on m.community_id = k.community_id and m.id = k.membership_id
    join communities c on c.id = k.community_id
    join posts p on p.community_id = k.community_id and p.id = k.post_id
    where m.account_id = ${account} and not k.create_by_admin and not k.removed and k.id > ${after} order by k.id`,
);

/** Likes, saved posts and interests have no ids of their own, so they are read post by post. */
export const reactions = page<AboutPost>(
  (account, after) => sql`
    select p.id, p.community_id, c.name as community, ${aboutPost},
      max(r.created_at) filter (where r.kind = 'like') as liked_at,
      max(r.created_at) filter (where r.kind = 'keep') as kept_at,
      max(r.created_at) filter (where r.kind = 'interest') as interested_at,
      json_agg(json_build_object('comment_id', r.comment_id, 'liked_at', r.created_at) order by r.comment_id)
        filter (where r.kind = 'comment_like') as liked_comments
    from memberships m
    join (
      select 'like' as kind, community_id, post_id, null::bigint as comment_id, membership_id, created_at from likes
      union all select 'keep', community_id, post_id, null, membership_id, created_at from favorites
      union all select 'interest', community_id, post_id, null, membership_id, created_at from interests
      union all select 'comment_like', k.community_id, k.post_id, k.id, l.membership_id, l.created_at
        from comment_likes l join comments k on k.community_id = l.community_id and k.id = l.comment_id) r on r.community_id = m.community_id and r.membership_id = m.id
    join posts p on p.community_id = r.community_id and p.id = r.post_id
    join communities c on c.id = p.community_id
    where m.account_id = ${account} and p.id > ${after}
    group by p.id, c.name order by p.id`,
);

export const chats = page<InCommunity & { title: string; other: string | null }>(
  (account, after) => sql`
    select r.id, r.community_id, c.name as community, r.kind, r.title,
      ${sql.raw(actorNameSql("them", "other.is_office"))} as other,
      r.created_at as opened_at, r.end_date
    from memberships m
    join chatroom_members mine on mine.community_id = m.community_id and mine.membership_id = m.id and not mine.is_office
      and mine.held_by_account_id is null
    join chatrooms r on r.community_id = mine.community_id and r.id = mine.chatroom_id
    join communities c on c.id = r.community_id
    join chatroom_members other on other.community_id = r.community_id and other.chatroom_id = r.id and other.membership_id <> m.id
    join memberships them on them.community_id = other.community_id and them.id = other.membership_id
    where m.account_id = ${account} and r.id > ${after} order by r.id`,
);

export const messages = page<InCommunity & { by_me: boolean }>(
  (account, after) => sql`
    select l.id, m.community_id, l.chatroom_id as chat, l.membership_id = m.id and not l.create_by_admin as by_me, l.content,
      not l.published as removed, l.created_at
    from memberships m
    join chatroom_members mine on mine.community_id = m.community_id and mine.membership_id = m.id and not mine.is_office
      and mine.held_by_account_id is null
    join chat_messages l on l.community_id = mine.community_id and l.chatroom_id = mine.chatroom_id
    where m.account_id = ${account} and l.id > ${after} order by l.id`,
);

export const groups = page<InCommunity & { created_by_me: boolean; group: OneGroup }>(
  (account, after) => sql`
    select g.id, g.community_id, c.name as community,
      json_build_object('name', g.name, 'creator_membership_id', g.creator_membership_id, 'status', gm.status,
        'is_invitation_only', g.is_invitation_only, 'published', g.published) as group,
      g.creator_membership_id = m.id as created_by_me,
      case when g.creator_membership_id = m.id then g.information end as information,
      case gm.status when 1 then 'invited' when 2 then 'joined' else 'left' end as status, gm.updated_at
    from memberships m
    join group_members gm on gm.community_id = m.community_id and gm.membership_id = m.id
    join groups g on g.community_id = gm.community_id and g.id = gm.group_id
    join communities c on c.id = g.community_id
    where m.account_id = ${account} and g.id > ${after} order by g.id`,
);

export const consents = page(
  (account, after) => sql`
    select s.id, s.document, c.name as community, s.version, s.agreed_at
    from consents s left join communities c on c.id = s.community_id
    where s.account_id = ${account} and s.id > ${after} order by s.id`,
);

export const sessions = page(
  (account, after) => sql`
    select id, user_agent, ip_address, created_at as signed_in_at, last_used_at, expires_at
    from sessions where account_id = ${account} and id > ${after} order by id`,
);

export const inquiries = page(
  (account, after) => sql`
    select i.id, t.name_ja || ' / ' || t.name_en as category, i.content, i.email, i.created_at,
      coalesce((select json_agg(json_build_object('content', n.content,
          'created_at', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by n.id)
        from inquiry_answers n where n.inquiry_id = i.id), '[]') as answers
    from inquiries i join inquiry_categories t on t.id = i.inquiry_type
    where i.account_id = ${account} and i.id > ${after} order by i.id`,
);

export type OwnPicture = {
  readonly id: number;
  readonly storage_key: string;
  readonly variants: readonly StoredVariant[];
  /** It is null for the icon. */
  readonly post_id: number | null;
  readonly position: number;
};

export const listPictures = async (db: Db, accountId: number): Promise<OwnPicture[]> => {
  const { rows } = await sql<OwnPicture>`
    select f.id, f.storage_key, f.variants, null as post_id, 0 as position
    from accounts a join files f on f.id = a.file_id where a.id = ${accountId}
    union all
    select f.id, f.storage_key, f.variants, p.id, pi.position
    from memberships m
    join posts p on p.community_id = m.community_id and p.membership_id = m.id and not p.post_by_admin
    join post_images pi on pi.community_id = p.community_id and pi.post_id = p.id
    join files f on f.community_id = pi.community_id and f.id = pi.file_id
    where m.account_id = ${accountId}
    order by 4 nulls first, 5`.execute(db);
  return rows;
};

export type OwnAttachment = {
  readonly inquiry_id: number;
  readonly position: number;
  readonly name: string;
  readonly storage_key: string;
};

export const listAttachments = (db: Db, accountId: number): Promise<OwnAttachment[]> =>
  db
    .selectFrom("inquiry_files as f")
    .innerJoin("inquiries as i", "i.id", "f.inquiry_id")
    .select(["f.inquiry_id", "f.position", "f.name", "f.storage_key"])
    .where("i.account_id", "=", accountId)
    .orderBy("f.inquiry_id")
    .orderBy("f.position")
    .execute();

/** Finds the names of mentioned people who are still members, in communities that the person may enter. */
export const findNames = async (
  db: Db,
  communityIds: readonly number[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0 || communityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("memberships")
    .select(["id", "display_name"])
    .where("id", "in", [...ids])
    .where(sql.raw<boolean>(isNamedSql("memberships")))
    .where("community_id", "in", [...communityIds])
    .execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
};
