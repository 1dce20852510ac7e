-- Whoever was rejected has a state of their own, and the names of those who have left stay as they stood then.
alter table memberships drop constraint memberships_state_check;
alter table memberships add constraint memberships_state_check check
  (state in ('not_participating', 'under_review', 'participating', 'paused', 'withdrawn', 'rejected')) not valid;
alter table memberships validate constraint memberships_state_check;
alter table memberships
  add column former_family_name text not null default '',
  add column former_given_name text not null default '';
create index memberships_by_former_name on memberships (community_id, former_family_name, former_given_name)
  where former_family_name <> '';

-- The last rejection of each person, for the office.
create table rejections (
  community_id bigint not null references communities (id),
  membership_id bigint not null,
  rejected_by_membership_id bigint,
  reason text not null default '',
  rejected_at timestamptz(3) not null,
  primary key (community_id, membership_id),
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade,
  foreign key (community_id, rejected_by_membership_id) references memberships (community_id, id)
);
create index rejections_by_time on rejections (community_id, rejected_at);
create index rejections_by_age on rejections (rejected_at);
create index rejections_by_administrator on rejections (community_id, rejected_by_membership_id);

create function has_ended(state text) returns boolean language sql immutable parallel safe
return state in ('withdrawn', 'rejected');

create function set_former_names() returns trigger language plpgsql as $$
begin
  if not has_ended(new.state) then
    new.former_family_name = '';
    new.former_given_name = '';
  elsif tg_op = 'INSERT' or not has_ended(old.state) then
    -- Somebody who has never registered has the names that the office has entered.
    select case when a.family_name = '' then coalesce(before.registration->>'family_name', '') else a.family_name end,
      case when a.family_name = '' then coalesce(before.registration->>'given_name', '') else a.given_name end
    into new.former_family_name, new.former_given_name
    from accounts a, (select case when tg_op = 'INSERT' then new.registration else old.registration end) before (registration)
    where a.id = new.account_id;
  end if;
  return new;
end $$;
create trigger memberships_begin_or_end before insert or update of state on memberships
  for each row execute function set_former_names();

create function forget_former_names() returns trigger language plpgsql as $$
begin
  update memberships set former_family_name = '', former_given_name = '' where account_id = new.id;
  return null;
end $$;
create trigger account_deleted_former_names after update of deleted_at on accounts
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_former_names();

create function forget_rejections() returns trigger language plpgsql as $$
begin
  delete from rejections r using memberships m
  where m.account_id = new.id and r.community_id = m.community_id and r.membership_id = m.id;
  return null;
end $$;
create trigger account_deleted_rejections after update of deleted_at on accounts
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_rejections();

-- Of somebody who has left, the lists have number, dates and former names; of somebody rejected nothing.
create or replace function keep_people(of_memberships bigint[]) returns void language plpgsql as $$
begin
  delete from people p using memberships m
  where m.id = any(of_memberships) and m.state = 'rejected' and p.community_id = m.community_id and p.membership_id = m.id;
  delete from people_words w using memberships m
  where m.id = any(of_memberships) and m.state = 'rejected' and w.community_id = m.community_id and w.membership_id = m.id;
  with known as (
    select m.*,
      case when has_ended(m.state) then null else a.email end as email,
      case when has_ended(m.state) then null else a.job_type_parent_id end as job_type_parent_id,
      case when has_ended(m.state) then null else a.job_type_child_id end as job_type_child_id,
      case when has_ended(m.state) then m.former_family_name || m.former_given_name
        -- Somebody who has not registered yet has the name that the office has entered.
        when a.family_name = '' then concat(m.registration->>'family_name', m.registration->>'given_name')
        else a.family_name || a.given_name end as name,
      trim(case when has_ended(m.state) then ''
        when a.family_name_kana = '' then
          concat_ws(' ', m.registration->>'family_name_kana', m.registration->>'given_name_kana')
        else a.family_name_kana || ' ' || a.given_name_kana end) as kana,
      case when has_ended(m.state) then ''
        else coalesce(m.registration->>'corporation_department_name', m.registration->>'school_department_name', '')
        end as department
    from memberships m join accounts a on a.id = m.account_id
    where m.id = any(of_memberships) and m.state <> 'rejected'
    order by m.id
  ), words as (
    insert into people_words as w (community_id, membership_id, kana, search)
    select community_id, id, kana, searchable(concat_ws(e'\n', name, kana, display_name, email, employee_id)) from known
    on conflict (community_id, membership_id) do update set kana = excluded.kana, search = excluded.search
    where w.kana <> excluded.kana or w.search <> excluded.search
  )
  insert into people (community_id, membership_id, kind, state, role, management_no, employee_id, kana, email, department,
    job_type_parent_id, job_type_child_id, posting_blocked, flags, joined_at)
  select community_id, id, kind, state, role, management_no, coalesce(employee_id, ''), kana, coalesce(email, ''), department,
    job_type_parent_id, job_type_child_id, posting_blocked, flags, coalesce(joined_at, '-infinity')
  from known
  on conflict (community_id, membership_id) do update set
    kind = excluded.kind, state = excluded.state, role = excluded.role, management_no = excluded.management_no,
    employee_id = excluded.employee_id, kana = excluded.kana, email = excluded.email, department = excluded.department,
    job_type_parent_id = excluded.job_type_parent_id, job_type_child_id = excluded.job_type_child_id,
    posting_blocked = excluded.posting_blocked, flags = excluded.flags, joined_at = excluded.joined_at;
end $$;

create or replace function keep_people_of_accounts() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  select array_agg(m.id) into ids
  from added n join removed o on o.id = n.id join memberships m on m.account_id = n.id
  where not has_ended(m.state) and
    (n.email, n.family_name, n.given_name, n.family_name_kana, n.given_name_kana, n.job_type_parent_id, n.job_type_child_id)
    is distinct from
    (o.email, o.family_name, o.given_name, o.family_name_kana, o.given_name_kana, o.job_type_parent_id, o.job_type_child_id);
  if ids is not null then perform keep_people(ids); end if;
  return null;
end $$;

create or replace function keep_people_of_memberships() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from added;
  else
    select array_agg(n.id) into ids from added n join removed o on o.id = n.id
    where (n.account_id, n.kind, n.state, n.role, n.management_no, n.display_name, n.posting_blocked, n.flags, n.registration, n.employee_id, n.joined_at, n.former_family_name, n.former_given_name)
      is distinct from
      (o.account_id, o.kind, o.state, o.role, o.management_no, o.display_name, o.posting_blocked, o.flags, o.registration, o.employee_id, o.joined_at, o.former_family_name, o.former_given_name);
  end if;
  if ids is not null then perform keep_people(ids); end if;
  return null;
end $$;

create or replace function keep_people_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into people_counts as c
    select community_id, kind, state, count(*) from added where state <> 'rejected' group by 1, 2, 3 order by 1, 2, 3
    on conflict (community_id, kind, state) do update set people = c.people + excluded.people;
  elsif tg_op = 'DELETE' then
    update people_counts c set people = c.people - gone.people
    from (select community_id, kind, state, count(*) as people from removed group by 1, 2, 3) gone
    where c.community_id = gone.community_id and c.kind = gone.kind and c.state = gone.state;
  else
    insert into people_counts as c
    select community_id, kind, state, sum(one) from (
      select n.community_id, n.kind, n.state, 1 as one from added n join removed o on o.id = n.id
      where (n.kind, n.state) <> (o.kind, o.state)
      union all
      select o.community_id, o.kind, o.state, -1 from added n join removed o on o.id = n.id
      where (n.kind, n.state) <> (o.kind, o.state)) moved
    where state <> 'rejected'
    group by 1, 2, 3 having sum(one) <> 0 order by 1, 2, 3
    on conflict (community_id, kind, state) do update set people = c.people + excluded.people;
  end if;
  return null;
end $$;

-- Who was rejected so far was filed as withdrawn. The audit log says who was: their application was the last of theirs,
-- and it ended at the moment of the act. Those who had been members before have indeed left.
with decided as (
  select distinct on (e.community_id, e.target_membership_id)
    e.community_id, e.target_membership_id as membership_id, e.act, e.at, e.reason, e.actor_membership_id
  from audit_events e
  where e.act in ('rejectCandidates', 'approveCandidates')
  order by e.community_id, e.target_membership_id, e.id desc
)
insert into rejections (community_id, membership_id, rejected_by_membership_id, reason, rejected_at)
select m.community_id, m.id, actor.id, coalesce(d.reason, ''), d.at
from decided d
join memberships m on m.community_id = d.community_id and m.id = d.membership_id
join accounts a on a.id = m.account_id
left join memberships actor on actor.community_id = d.community_id and actor.id = d.actor_membership_id
where d.act = 'rejectCandidates' and m.state = 'withdrawn' and d.at > now() - interval '1 year' and a.deleted_at is null
  and coalesce(m.applied_at, m.created_at) <= d.at and (m.joined_at is null or m.joined_at < m.applied_at);

update memberships m set state = 'rejected', withdrawn_at = null
from audit_events e
where m.state = 'withdrawn' and m.joined_at is null and e.community_id = m.community_id
  and e.target_membership_id = m.id and e.act = 'rejectCandidates' and e.at >= coalesce(m.applied_at, m.created_at);

-- What those who have left were called when they left was kept nowhere but in results of bulk acts. Otherwise today's
-- names are the nearest, and change no more.
update memberships m set
  former_family_name = case when known.name is not null then split_part(known.name, ' ', 1)
    when a.family_name = '' then coalesce(m.registration->>'family_name', '') else a.family_name end,
  former_given_name = case when known.name is not null then substr(known.name, length(split_part(known.name, ' ', 1)) + 2)
    when a.family_name = '' then coalesce(m.registration->>'given_name', '') else a.given_name end
from memberships o join accounts a on a.id = o.account_id
left join lateral (
  select t.name from activity_targets t
  join activities x on x.community_id = t.community_id and x.id = t.activity_id
  where t.community_id = o.community_id and t.target_id = o.id and x.subject = 'membership' and t.outcome = 'done'
    and x.kind in ('withdrawAlumni', 'withdrawEmployees', 'rejectCandidates') and t.name like '% %'
    and a.updated_at > o.withdrawn_at
  order by t.activity_id desc limit 1) known on true
where m.id = o.id and has_ended(m.state) and a.deleted_at is null;

do $$ begin
  perform keep_people(array(select id from memberships where has_ended(state) order by id));
end $$;
