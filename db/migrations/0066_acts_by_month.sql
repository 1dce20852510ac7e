-- These are people's acts month by month, for a period with an end: the days of the month (Asia/Tokyo), a day as often
-- as the act was done then. The days in `people` answer for periods up to today, and hold only the latest 30.
create table acts_by_month (
  community_id bigint not null references communities,
  act text not null,
  month date not null,
  membership_id bigint not null references memberships on delete cascade,
  days smallint[] not null,
  primary key (community_id, act, month, membership_id)
);
create index acts_by_month_of_member on acts_by_month (membership_id);

-- Returns the statement that stores what `done` selects: whose, in which community, and when.
create function keeping_of_acts_by_month(act text, done text) returns text language sql immutable as $$
  select format('
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, %1$L, date_trunc(''month'', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from (select community_id, membership_id, (at at time zone ''Asia/Tokyo'')::date as day from (%2$s) done) dated
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days', act, done)
$$;

create or replace function keep_acts() returns trigger language plpgsql as $$
begin
  execute keeping_of_acts(tg_argv[0], tg_argv[1]);
  execute keeping_of_acts_by_month(tg_argv[0], tg_argv[1]);
  return null;
end $$;

do $$ begin
  execute keeping_of_acts_by_month('visited', 'select community_id, membership_id, day::timestamp at time zone ''Asia/Tokyo'' as at from member_visits');
  execute keeping_of_acts_by_month('posted', 'select community_id, membership_id, created_at as at from posts where not post_by_admin and content_type <> 4');
  execute keeping_of_acts_by_month('commented', 'select community_id, membership_id, created_at as at from comments where not create_by_admin');
  execute keeping_of_acts_by_month('liked', 'select p.community_id, l.membership_id, l.created_at as at from likes l join posts p on p.id = l.post_id');
  execute keeping_of_acts_by_month('joined_group', 'select g.community_id, m.membership_id, m.updated_at as at from group_members m join groups g on g.id = m.group_id where m.status = 2');
  execute keeping_of_acts_by_month('opened_chat', 'select community_id, opened_by_membership_id as membership_id, created_at as at from chatrooms where opened_by_membership_id is not null');
end $$;

-- The days of somebody who leaves are deleted with their other keys.
create or replace function forget_acts() returns trigger language plpgsql as $$
begin
  new.visited_days = null;
  new.posted_days = null;
  new.commented_days = null;
  new.liked_days = null;
  new.joined_group_days = null;
  new.opened_chat_days = null;
  delete from acts_by_month where membership_id = new.membership_id;
  return new;
end $$;
delete from acts_by_month a using people p where p.membership_id = a.membership_id and p.state = 'withdrawn';
