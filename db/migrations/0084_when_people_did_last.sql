-- The day of the last time gets a column for each act, as visits have had: an index then answers who has done it
-- lately, instead of everybody's rows. An act updates that index once a day.
alter table people
  add column last_posted_on date not null default '-infinity',
  add column last_commented_on date not null default '-infinity',
  add column last_liked_on date not null default '-infinity',
  add column last_joined_group_on date not null default '-infinity',
  add column last_opened_chat_on date not null default '-infinity';
update people set
  last_posted_on = coalesce(posted_days[1], '-infinity'),
  last_commented_on = coalesce(commented_days[1], '-infinity'),
  last_liked_on = coalesce(liked_days[1], '-infinity'),
  last_joined_group_on = coalesce(joined_group_days[1], '-infinity'),
  last_opened_chat_on = coalesce(opened_chat_days[1], '-infinity');
create index people_by_last_post on people (community_id, kind, last_posted_on, membership_id) include (state)
  where last_posted_on > '-infinity';
create index people_by_last_comment on people (community_id, kind, last_commented_on, membership_id) include (state)
  where last_commented_on > '-infinity';
create index people_by_last_like on people (community_id, kind, last_liked_on, membership_id) include (state)
  where last_liked_on > '-infinity';
create index people_by_last_group on people (community_id, kind, last_joined_group_on, membership_id) include (state)
  where last_joined_group_on > '-infinity';
create index people_by_last_chat on people (community_id, kind, last_opened_chat_on, membership_id) include (state)
  where last_opened_chat_on > '-infinity';

create or replace function keeping_of_acts(act text, done text) returns text language sql immutable as $$
  select format('
    update people p set (%1$I, %2$I) = (
      select array_agg(day), greatest(max(day), p.%2$I)
      from (select day from unnest(acts.days || p.%1$I) day order by day desc limit 30) latest)
    from (
      select community_id, membership_id, (array_agg((at at time zone ''Asia/Tokyo'')::date order by at desc))[1:30] as days
      from (%3$s) done group by 1, 2) acts
    where p.community_id = acts.community_id and p.membership_id = acts.membership_id',
    act || '_days', 'last_' || act || '_on', done)
$$;
-- The same statement now stores it for visits too.
drop trigger last_visits_kept_in_people on member_visits;
drop function keep_last_visits();

-- The days of somebody who leaves are deleted with their other keys; only the last visit is still known.
create or replace function forget_acts() returns trigger language plpgsql as $$
begin
  new.visited_days = null;
  new.posted_days = null;
  new.commented_days = null;
  new.liked_days = null;
  new.joined_group_days = null;
  new.opened_chat_days = null;
  new.last_posted_on = '-infinity';
  new.last_commented_on = '-infinity';
  new.last_liked_on = '-infinity';
  new.last_joined_group_on = '-infinity';
  new.last_opened_chat_on = '-infinity';
  delete from acts_by_month where membership_id = new.membership_id;
  return new;
end $$;
