-- These are the latest days (Asia/Tokyo) of each act that the office filters people by, newest first, a day as often as
-- the act was done then. Whether somebody has done it so many times since a day is told by the day in that place,
-- however much has happened. What is undone or deleted later still counts.
alter table people
  add column visited_days date[],
  add column posted_days date[],
  add column commented_days date[],
  add column liked_days date[],
  add column joined_group_days date[],
  add column opened_chat_days date[];
-- An act then updates no index.
alter table people set (fillfactor = 80);

-- This membership has opened the chat; null for the office, and where it is not known any more.
alter table chatrooms add column opened_by_membership_id bigint references memberships;
update chatrooms r set opened_by_membership_id = i.membership_id from interests i where i.chatroom_id = r.id;
update chatrooms r set opened_by_membership_id = m.membership_id from chat_messages m
where m.chatroom_id = r.id and m.seq = 1 and not m.create_by_admin and r.kind = 'direct';
create index chatrooms_by_opener on chatrooms (opened_by_membership_id);

-- Returns the statement that stores what `done` selects: whose, in which community, and when.
create function keeping_of_acts(act text, done text) returns text language sql immutable as $$
  select format('
    update people p set %1$I = (
      select array_agg(day) from (select day from unnest(acts.days || p.%1$I) day order by day desc limit 30) latest)
    from (
      select community_id, membership_id, (array_agg((at at time zone ''Asia/Tokyo'')::date order by at desc))[1:30] as days
      from (%2$s) done group by 1, 2) acts
    where p.community_id = acts.community_id and p.membership_id = acts.membership_id', act || '_days', done)
$$;

create function keep_acts() returns trigger language plpgsql as $$
begin
  execute keeping_of_acts(tg_argv[0], tg_argv[1]);
  return null;
end $$;

do $$ begin
  execute keeping_of_acts('visited', 'select community_id, membership_id, day::timestamp at time zone ''Asia/Tokyo'' as at from member_visits');
  execute keeping_of_acts('posted', 'select community_id, membership_id, created_at as at from posts where not post_by_admin and content_type <> 4');
  execute keeping_of_acts('commented', 'select community_id, membership_id, created_at as at from comments where not create_by_admin');
  execute keeping_of_acts('liked', 'select p.community_id, l.membership_id, l.created_at as at from likes l join posts p on p.id = l.post_id');
  execute keeping_of_acts('joined_group', 'select g.community_id, m.membership_id, m.updated_at as at from group_members m join groups g on g.id = m.group_id where m.status = 2');
  execute keeping_of_acts('opened_chat', 'select community_id, opened_by_membership_id as membership_id, created_at as at from chatrooms where opened_by_membership_id is not null');
end $$;

create trigger visits_kept_in_people after insert on member_visits referencing new table as added
  for each statement execute function keep_acts('visited', 'select community_id, membership_id, day::timestamp at time zone ''Asia/Tokyo'' as at from added');
create trigger posts_kept_in_people after insert on posts referencing new table as added
  for each statement execute function keep_acts('posted', 'select community_id, membership_id, created_at as at from added where not post_by_admin and content_type <> 4');
create trigger comments_kept_in_people after insert on comments referencing new table as added
  for each statement execute function keep_acts('commented', 'select community_id, membership_id, created_at as at from added where not create_by_admin');
create trigger likes_kept_in_people after insert on likes referencing new table as added
  for each statement execute function keep_acts('liked', 'select p.community_id, l.membership_id, l.created_at as at from added l join posts p on p.id = l.post_id');
create trigger group_joining_kept_in_people after insert on group_members referencing new table as added
  for each statement execute function keep_acts('joined_group', 'select g.community_id, m.membership_id, m.updated_at as at from added m join groups g on g.id = m.group_id where m.status = 2');
create trigger later_group_joining_kept_in_people after update on group_members referencing old table as removed new table as added
  for each statement execute function keep_acts('joined_group', 'select g.community_id, m.membership_id, m.updated_at as at from added m join removed r on r.group_id = m.group_id and r.membership_id = m.membership_id join groups g on g.id = m.group_id where m.status = 2 and r.status <> 2');
create trigger chats_kept_in_people after insert on chatrooms referencing new table as added
  for each statement execute function keep_acts('opened_chat', 'select community_id, opened_by_membership_id as membership_id, created_at as at from added where opened_by_membership_id is not null');

-- The days of somebody who leaves are deleted with their other keys.
create function forget_acts() returns trigger language plpgsql as $$
begin
  new.visited_days = null;
  new.posted_days = null;
  new.commented_days = null;
  new.liked_days = null;
  new.joined_group_days = null;
  new.opened_chat_days = null;
  return new;
end $$;
create trigger acts_forgotten_on_leaving before update of state on people
  for each row when (new.state = 'withdrawn' and old.state <> 'withdrawn') execute function forget_acts();
update people set visited_days = null, posted_days = null, commented_days = null, liked_days = null,
  joined_group_days = null, opened_chat_days = null
where state = 'withdrawn';
