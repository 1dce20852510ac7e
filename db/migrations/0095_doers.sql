-- maintenance: columns by which the version before filters people are dropped.
-- Each act gets a narrow table of its own: the latest days (Asia/Tokyo) on which it was done, newest first, a day as
-- often as it was done then, and what the lists filter everybody by. Scanning these tables alone tells who has done an
-- act so many times. They hold nobody who has left.
do $$ declare act text; begin
  foreach act in array array['visited', 'posted', 'commented', 'liked', 'joined_group', 'opened_chat'] loop
    execute format('
      create table people_who_%1$s (
        community_id bigint not null,
        membership_id bigint not null,
        management_no integer not null,
        kind text not null,
        state text not null,
        days date[] not null,
        constraint people_who_%1$s_pkey primary key (community_id, membership_id),
        constraint people_who_%1$s_fkey foreign key (community_id, membership_id) references people on delete cascade
      ) with (fillfactor = 80)', act);
    execute format('
      insert into people_who_%1$s
      select community_id, membership_id, management_no, kind, state, %1$s_days from people
      where %1$s_days is not null and state <> ''withdrawn'' order by 1, 2', act);
    execute format('alter table people drop column %1$s_days', act);
  end loop;
end $$;
-- What is left of everybody's row is closer together.
cluster people using people_pkey;

-- Makes the trigger that stores what `done` selects: whose, in which community, and when. The person's row is locked,
-- so that nobody who leaves meanwhile is written again. Each act has a function of its own, so that each connection
-- plans it once.
create function make_keeper(keeper text, act text, done text) returns void language plpgsql as $$
begin
  execute format('create function %I() returns trigger language plpgsql as %L', keeper, format('
begin
  with done as materialized (
    select community_id, membership_id, (at at time zone ''Asia/Tokyo'')::date as day
    from (%3$s) acts
  ), doers as materialized (
    select p.community_id, p.membership_id, p.management_no, p.kind, p.state, acts.days
    from (select community_id, membership_id, (array_agg(day order by day desc))[1:30] as days from done group by 1, 2) acts
    join people p using (community_id, membership_id)
    where p.state <> ''withdrawn''
    order by 1, 2
    for no key update of p
  ), last as (
    update people p set %2$I = d.days[1] from doers d
    where p.community_id = d.community_id and p.membership_id = d.membership_id and p.%2$I < d.days[1]
  ), months as (
    insert into acts_by_month as kept (community_id, act, month, membership_id, days)
    select community_id, %1$L, date_trunc(''month'', day)::date, membership_id, array_agg(extract(day from day)::smallint)
    from done join doers using (community_id, membership_id)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (community_id, act, month, membership_id) do update set days = kept.days || excluded.days
  )
  insert into %4$I as kept (community_id, membership_id, management_no, kind, state, days)
  select community_id, membership_id, management_no, kind, state, days from doers
  on conflict (community_id, membership_id) do update set days = (
    select array_agg(day) from (select day from unnest(excluded.days || kept.days) day order by day desc limit 30) latest);
  return null;
end ', act, 'last_' || act || '_on', done, 'people_who_' || act));
end $$;
select make_keeper('keep_who_visited', 'visited', 'select community_id, membership_id, day::timestamp at time zone ''Asia/Tokyo'' as at from added');
select make_keeper('keep_who_posted', 'posted', 'select community_id, membership_id, created_at as at from added where not post_by_admin and content_type <> 4');
select make_keeper('keep_who_commented', 'commented', 'select community_id, membership_id, created_at as at from added where not create_by_admin');
select make_keeper('keep_who_liked', 'liked', 'select p.community_id, l.membership_id, l.created_at as at from added l join posts p on p.id = l.post_id');
select make_keeper('keep_who_joined_group', 'joined_group', 'select g.community_id, m.membership_id, m.updated_at as at from added m join groups g on g.id = m.group_id where m.status = 2');
select make_keeper('keep_who_joined_group_later', 'joined_group', 'select g.community_id, m.membership_id, m.updated_at as at from added m join removed r on r.group_id = m.group_id and r.membership_id = m.membership_id join groups g on g.id = m.group_id where m.status = 2 and r.status <> 2');
select make_keeper('keep_who_opened_chat', 'opened_chat', 'select community_id, opened_by_membership_id as membership_id, created_at as at from added where opened_by_membership_id is not null');
drop function make_keeper(text, text, text);

create or replace trigger visits_kept_in_people after insert on member_visits referencing new table as added
  for each statement execute function keep_who_visited();
create or replace trigger posts_kept_in_people after insert on posts referencing new table as added
  for each statement execute function keep_who_posted();
create or replace trigger comments_kept_in_people after insert on comments referencing new table as added
  for each statement execute function keep_who_commented();
create or replace trigger likes_kept_in_people after insert on likes referencing new table as added
  for each statement execute function keep_who_liked();
create or replace trigger group_joining_kept_in_people after insert on group_members referencing new table as added
  for each statement execute function keep_who_joined_group();
create or replace trigger later_group_joining_kept_in_people after update on group_members
  referencing old table as removed new table as added
  for each statement execute function keep_who_joined_group_later();
create or replace trigger chats_kept_in_people after insert on chatrooms referencing new table as added
  for each statement execute function keep_who_opened_chat();
drop function keep_acts();
drop function keeping_of_acts(text, text);
drop function keeping_of_acts_by_month(text, text);

-- The days of somebody who leaves are deleted with their other keys; only the last visit is still known.
create or replace function forget_acts() returns trigger language plpgsql as $$
begin
  new.last_posted_on = '-infinity';
  new.last_commented_on = '-infinity';
  new.last_liked_on = '-infinity';
  new.last_joined_group_on = '-infinity';
  new.last_opened_chat_on = '-infinity';
  delete from acts_by_month where membership_id = new.membership_id;
  delete from people_who_visited where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_posted where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_commented where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_liked where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_joined_group where community_id = new.community_id and membership_id = new.membership_id;
  delete from people_who_opened_chat where community_id = new.community_id and membership_id = new.membership_id;
  return new;
end $$;

create function keep_doers() returns trigger language plpgsql as $$
begin
  update people_who_visited set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_posted set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_commented set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_liked set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_joined_group set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  update people_who_opened_chat set management_no = new.management_no, kind = new.kind, state = new.state
  where community_id = new.community_id and membership_id = new.membership_id;
  return null;
end $$;
create trigger doers_kept after update on people for each row
  when (new.state <> 'withdrawn' and (old.management_no, old.kind, old.state) <> (new.management_no, new.kind, new.state))
  execute function keep_doers();
