-- maintenance: a column by which the version before searches people is dropped.
-- The words by which people are found get a table of their own, whose index knows which two characters stand next to
-- each other: scanning everybody's took too long. Only a search for a single character still does.
create function pairs_of_signs(of_community bigint, given text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct of_community || signs[at] || signs[at + 1]), '{}')
  from string_to_array(given, null) signs, generate_series(1, array_length(signs, 1) - 1) at
$$;
create table people_words (
  community_id bigint not null references communities,
  membership_id bigint not null references memberships on delete cascade,
  kana text collate "C" not null,
  search text collate "C" not null,
  primary key (community_id, membership_id)
);
create index people_words_of_membership on people_words (membership_id);
insert into people_words select community_id, membership_id, kana, search from people;
create index people_words_by_pair on people_words using gin (pairs_of_signs(community_id, search)) with (fastupdate = off);
alter table people drop column search;

-- This counts the people of a kind in each state of a community. Whoever changes states has locked the community.
create table people_counts (
  community_id bigint not null references communities,
  kind text not null,
  state text not null,
  people integer not null,
  primary key (community_id, kind, state)
);
insert into people_counts select community_id, kind, state, count(*) from people group by 1, 2, 3;

create or replace function keep_people(of_memberships bigint[]) returns void language plpgsql as $$
begin
  with known as (
    select m.*, a.email, a.job_type_parent_id, a.job_type_child_id,
      -- Somebody who has not registered yet has the name that the office has entered.
      case when a.family_name = '' then concat(m.registration->>'family_name', m.registration->>'given_name')
        else a.family_name || a.given_name end as name,
      trim(case when a.family_name_kana = '' then
          concat_ws(' ', m.registration->>'family_name_kana', m.registration->>'given_name_kana')
        else a.family_name_kana || ' ' || a.given_name_kana end) as kana,
      coalesce(m.registration->>'corporation_department_name', m.registration->>'school_department_name', '') as department
    from memberships m join accounts a on a.id = m.account_id
    where m.id = any(of_memberships)
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

create function keep_people_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into people_counts as c select community_id, kind, state, count(*) from added group by 1, 2, 3 order by 1, 2, 3
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
    group by 1, 2, 3 having sum(one) <> 0 order by 1, 2, 3
    on conflict (community_id, kind, state) do update set people = c.people + excluded.people;
  end if;
  return null;
end $$;
create trigger new_memberships_counted after insert on memberships referencing new table as added
  for each statement execute function keep_people_counts();
create trigger memberships_counted after update on memberships referencing old table as removed new table as added
  for each statement execute function keep_people_counts();
create trigger gone_memberships_counted after delete on memberships referencing old table as removed
  for each statement execute function keep_people_counts();

-- The index alone answers who has been away for long.
drop index people_by_last_visit;
create index people_by_last_visit on people (community_id, kind, last_visited_on, membership_id) include (state, joined_at);
-- This index alone tells who of many found by name belongs to the list.
drop index people_of_membership;
create index people_of_membership on people (membership_id) include (community_id, kind, state);
