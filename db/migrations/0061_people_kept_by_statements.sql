-- The keys of people were updated row by row, which cost a bulk act more than the act itself. Now they are updated once
-- for all rows of a statement, and only where they change.
drop trigger membership_kept_in_people on memberships;
drop trigger flags_kept_in_people on memberships;
drop trigger account_kept_in_people on accounts;
drop trigger visit_kept_in_people on member_visits;
drop function keep_people_of_membership();
drop function keep_flags();
drop function keep_people_of_account();
drop function keep_last_visit();
drop function keep_people(bigint, bigint);

create function keep_people(of_memberships bigint[]) returns void language plpgsql as $$
begin
  insert into people as p (community_id, membership_id, kind, state, role, management_no, employee_id, kana, email, department,
    job_type_parent_id, job_type_child_id, posting_blocked, flags, joined_at, search)
  select m.community_id, m.id, m.kind, m.state, m.role, m.management_no, coalesce(m.employee_id, ''),
    trim(known.kana), coalesce(a.email, ''), known.department,
    a.job_type_parent_id, a.job_type_child_id, m.posting_blocked, m.flags, coalesce(m.joined_at, '-infinity'),
    searchable(concat_ws(e'\n', known.name, known.kana, m.display_name, a.email, m.employee_id))
  from memberships m
  join accounts a on a.id = m.account_id
  -- Somebody who has not registered yet has the name that the office has entered.
  cross join lateral (select
    case when a.family_name = '' then concat(m.registration->>'family_name', m.registration->>'given_name')
      else a.family_name || a.given_name end as name,
    case when a.family_name_kana = '' then
        concat_ws(' ', m.registration->>'family_name_kana', m.registration->>'given_name_kana')
      else a.family_name_kana || ' ' || a.given_name_kana end as kana,
    coalesce(m.registration->>'corporation_department_name', m.registration->>'school_department_name', '')
      as department) known
  where m.id = any(of_memberships)
  order by m.id
  on conflict (community_id, membership_id) do update set
    kind = excluded.kind, state = excluded.state, role = excluded.role, management_no = excluded.management_no,
    employee_id = excluded.employee_id, kana = excluded.kana, email = excluded.email, department = excluded.department,
    job_type_parent_id = excluded.job_type_parent_id, job_type_child_id = excluded.job_type_child_id,
    posting_blocked = excluded.posting_blocked, flags = excluded.flags, joined_at = excluded.joined_at, search = excluded.search;
end $$;

create function keep_people_of_memberships() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from added;
  else
    select array_agg(n.id) into ids from added n join removed o on o.id = n.id
    where (n.account_id, n.kind, n.state, n.role, n.management_no, n.display_name, n.posting_blocked, n.flags, n.registration, n.employee_id, n.joined_at)
      is distinct from
      (o.account_id, o.kind, o.state, o.role, o.management_no, o.display_name, o.posting_blocked, o.flags, o.registration, o.employee_id, o.joined_at);
  end if;
  if ids is not null then perform keep_people(ids); end if;
  return null;
end $$;

create function keep_people_of_accounts() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  select array_agg(m.id) into ids
  from added n join removed o on o.id = n.id join memberships m on m.account_id = n.id
  where (n.email, n.family_name, n.given_name, n.family_name_kana, n.given_name_kana, n.job_type_parent_id, n.job_type_child_id)
    is distinct from
    (o.email, o.family_name, o.given_name, o.family_name_kana, o.given_name_kana, o.job_type_parent_id, o.job_type_child_id);
  if ids is not null then perform keep_people(ids); end if;
  return null;
end $$;

create function keep_last_visits() returns trigger language plpgsql as $$
begin
  update people p set last_visited_on = v.day
  from (select community_id, membership_id, max(day) as day from added group by 1, 2) v
  where p.community_id = v.community_id and p.membership_id = v.membership_id and p.last_visited_on < v.day;
  return null;
end $$;

create trigger new_memberships_kept_in_people after insert on memberships referencing new table as added
  for each statement execute function keep_people_of_memberships();
create trigger memberships_kept_in_people after update on memberships referencing old table as removed new table as added
  for each statement execute function keep_people_of_memberships();
create trigger accounts_kept_in_people after update on accounts referencing old table as removed new table as added
  for each statement execute function keep_people_of_accounts();
create trigger last_visits_kept_in_people after insert on member_visits referencing new table as added
  for each statement execute function keep_last_visits();
