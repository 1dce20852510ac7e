-- Administrators search people by this form: without spaces, in one width and case, and in katakana.
create function searchable(given text) returns text language sql immutable parallel safe as $$
  select translate(lower(normalize(given, NFKC)),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ ',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')
$$;

-- The office's people, narrow enough to scan a hundred thousand of them while somebody waits: each membership's search,
-- filter and sort keys. Triggers maintain it, so that no operation can forget to. Somebody who has never come or joined
-- counts as having done so before everybody else.
create table people (
  community_id bigint not null references communities,
  membership_id bigint not null references memberships on delete cascade,
  kind text not null,
  state text not null,
  role text not null,
  management_no integer not null,
  employee_id text collate "C" not null,
  kana text collate "C" not null,
  email text collate "C" not null,
  department text collate "C" not null,
  job_type_parent_id integer,
  job_type_child_id integer,
  posting_blocked boolean not null,
  joined_at timestamptz(3) not null,
  last_visited_on date not null default '-infinity',
  search text collate "C" not null,
  primary key (community_id, membership_id)
);

create function keep_people(of_account bigint, of_membership bigint) returns void language sql as $$
  insert into people (community_id, membership_id, kind, state, role, management_no, employee_id, kana, email, department,
    job_type_parent_id, job_type_child_id, posting_blocked, joined_at, search)
  select m.community_id, m.id, m.kind, m.state, m.role, m.management_no, coalesce(m.employee_id, ''),
    trim(known.kana), coalesce(a.email, ''), known.department,
    a.job_type_parent_id, a.job_type_child_id, m.posting_blocked, coalesce(m.joined_at, '-infinity'),
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
  where m.account_id = of_account and (of_membership is null or m.id = of_membership)
  on conflict (community_id, membership_id) do update set
    kind = excluded.kind, state = excluded.state, role = excluded.role, management_no = excluded.management_no,
    employee_id = excluded.employee_id, kana = excluded.kana, email = excluded.email, department = excluded.department,
    job_type_parent_id = excluded.job_type_parent_id, job_type_child_id = excluded.job_type_child_id,
    posting_blocked = excluded.posting_blocked, joined_at = excluded.joined_at, search = excluded.search
$$;

create function keep_people_of_membership() returns trigger language plpgsql as $$
begin
  perform keep_people(new.account_id, new.id);
  return null;
end $$;

create function keep_people_of_account() returns trigger language plpgsql as $$
begin
  perform keep_people(new.id, null);
  return null;
end $$;

create function keep_last_visit() returns trigger language plpgsql as $$
begin
  update people set last_visited_on = new.day
  where community_id = new.community_id and membership_id = new.membership_id and last_visited_on < new.day;
  return null;
end $$;

select keep_people(id, null) from accounts;
update people p set last_visited_on = v.day
from (select community_id, membership_id, max(day) as day from member_visits group by 1, 2) v
where v.community_id = p.community_id and v.membership_id = p.membership_id;

create trigger membership_kept_in_people after insert or update of
  account_id, kind, state, role, management_no, display_name, posting_blocked, registration, employee_id, joined_at
  on memberships for each row execute function keep_people_of_membership();
create trigger account_kept_in_people after update of
  email, family_name, given_name, family_name_kana, given_name_kana, job_type_parent_id, job_type_child_id
  on accounts for each row execute function keep_people_of_account();
create trigger visit_kept_in_people after insert on member_visits
  for each row execute function keep_last_visit();

create index people_of_membership on people (membership_id);
create index people_by_number on people (community_id, kind, management_no, membership_id) include (state);
create index people_by_kana on people (community_id, kind, kana, membership_id) include (state);
create index people_by_email on people (community_id, kind, email, membership_id) include (state);
create index people_by_employee_id on people (community_id, kind, employee_id, membership_id) include (state);
create index people_by_department on people (community_id, kind, department, membership_id) include (state);
create index people_by_state on people (community_id, kind, state, membership_id);
create index people_by_joining on people (community_id, kind, joined_at, membership_id) include (state);
create index people_by_last_visit on people (community_id, kind, last_visited_on, membership_id) include (state);
