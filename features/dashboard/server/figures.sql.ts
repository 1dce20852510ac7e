import { sql } from "kysely";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import type { FigureTotals } from "../contract/calls.ts";

export type FiguresRow = {
  day: string;
  members_by_member_invitation: number;
  members_by_office_invitation: number;
  members_by_other_route: number;
  articles: number;
  recruitments: number;
  job_offers: number;
  auto_posts: number;
  comments: number;
  likes: number;
  interests: number;
  chats_opened: number;
  active_in_day: number;
  active_in_week: number;
  active_in_month: number;
};

/** `back` says how many days before the latest one the range ends. */
type Range = { community: number; days: number; back: number };

const inRange = `from daily_figures f,
     (select max(day) as latest from daily_figures where community_id = :community) l
   where f.community_id = :community and f.day > l.latest - :back::int - :days::int and f.day <= l.latest - :back::int`;

export const findFigures = statement<Range, FiguresRow>(
  "dashboard_figures",
  `select f.* ${inRange} order by f.day`,
);

export type TotalsRow = FigureTotals & { readonly days: number };

/** Sums up a range and says how many days were counted. */
export const findTotals = statement<Range, TotalsRow>(
  "dashboard_totals",
  `select count(*)::int as days,
     coalesce(sum(members_by_member_invitation + members_by_office_invitation + members_by_other_route), 0)::int
       as new_members,
     coalesce(sum(articles + recruitments + job_offers + auto_posts), 0)::int as posts,
     coalesce(sum(comments), 0)::int as comments, coalesce(sum(likes), 0)::int as likes,
     coalesce(sum(interests), 0)::int as interests, coalesce(sum(chats_opened), 0)::int as chats_opened,
     coalesce((array_agg(active_in_month order by f.day desc))[1], 0) as active_members
   ${inRange}`,
);

export const findLatestDay = async (db: Db): Promise<string | null> => {
  const row = await db
    .selectFrom("daily_figures")
    .select((eb) => eb.fn.max("day").as("day"))
    .executeTakeFirst();
  return row?.day ?? null;
};

export const findLatestDayOf = async (db: Db, communityId: number): Promise<string | null> => {
  const row = await db
    .selectFrom("daily_figures")
    .select((eb) => eb.fn.max("day").as("day"))
    .where("community_id", "=", communityId)
    .executeTakeFirst();
  return row?.day ?? null;
};

export const findFirstCommunity = (db: Db) =>
  db
    .selectFrom("communities")
    .select("created_at")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

export type DayToRecord = {
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  readonly invitationsFrom: Date;
};

/** Writes the figures of one day for every community there was; a day already written stays as it is. */
export const insertFigures = (db: Db, { day, from, to, invitationsFrom }: DayToRecord) =>
  sql`
    insert into daily_figures
    select c.id, ${day}::date, j.by_member, j.by_office, j.other, p.articles, p.recruitments, p.job_offers, p.auto_posts,
      k.comments, coalesce(l.likes, 0), coalesce(i.interests, 0), coalesce(r.chats, 0), v.in_day, v.in_week, v.in_month
    from communities c
    cross join lateral (
      select count(*) filter (where not ${sql.raw(isAdministratorSql("u"))} and m.joined_at >= ${invitationsFrom}) as by_member,
        count(*) filter (where ${sql.raw(isAdministratorSql("u"))} and m.joined_at >= ${invitationsFrom}) as by_office,
        count(*) filter (where u.id is null or m.joined_at < ${invitationsFrom}) as other
      from memberships m left join memberships u on u.community_id = m.community_id and u.id = m.invited_by_membership_id
      where m.community_id = c.id and m.state = 'participating' and m.joined_at >= ${from} and m.joined_at < ${to}
    ) j
    cross join lateral (
      select count(*) filter (where content_type = 1) as articles,
        count(*) filter (where content_type = 2) as recruitments,
        count(*) filter (where content_type = 3) as job_offers,
        count(*) filter (where content_type = 4) as auto_posts
      from posts where community_id = c.id and published and created_at >= ${from} and created_at < ${to}
    ) p
    cross join lateral (
      select count(*) as comments from comments
      where community_id = c.id and published and created_at >= ${from} and created_at < ${to}
    ) k
    cross join lateral (
      select count(distinct membership_id) filter (where day = ${day}::date) as in_day,
        count(distinct membership_id) filter (where day > ${day}::date - 7) as in_week,
        count(distinct membership_id) as in_month
      from member_visits where community_id = c.id and day > ${day}::date - 30 and day <= ${day}::date
    ) v
    left join (
      select q.community_id, count(*) as likes from likes x join posts q on q.community_id = x.community_id and q.id = x.post_id
      where x.created_at >= ${from} and x.created_at < ${to} group by 1
    ) l on l.community_id = c.id
    left join (
      select q.community_id, count(*) as interests from interests x join posts q on q.community_id = x.community_id and q.id = x.post_id
      where x.created_at >= ${from} and x.created_at < ${to} group by 1
    ) i on i.community_id = c.id
    left join (
      select community_id, count(*) as chats from chatrooms
      where created_at >= ${from} and created_at < ${to} group by 1
    ) r on r.community_id = c.id
    where c.created_at < ${to}
    on conflict do nothing`.execute(db);
