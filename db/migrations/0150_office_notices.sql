-- A notice of the office is one text for many members, with a beginning and an end. While it runs, each member it is
-- for has a row in notices, so that bells, counts and mails treat it like any other notice.
create table office_notices (
  community_id bigint not null references communities,
  id bigint not null generated always as identity,
  title text not null,
  content text not null,
  -- The text without its marks.
  content_base text not null,
  detail_link text,
  -- 1 has a detail to open, 2 has none. R116
  notification_type smallint not null check (notification_type in (1, 2)),
  targets text[] not null check (targets <@ array['employee', 'community_admin', 'alumni']),
  -- A saved list of people is remembered as it was when the notice was saved.
  view_id bigint,
  list_kind text check (list_kind in ('alumnus', 'employee')),
  list_name text,
  list_query text,
  published boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'over')),
  publication_start_period timestamptz(3) not null,
  publication_end_period timestamptz(3),
  begun_at timestamptz(3),
  -- How many had it and how many had read it when it ended; while it runs they are counted.
  reached_count integer not null default 0 check (reached_count >= 0),
  read_count integer not null default 0 check (read_count >= 0),
  updated_by_membership_id bigint,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- Its rows are removed first.
  deleted_at timestamptz(3),
  primary key (community_id, id),
  foreign key (community_id, updated_by_membership_id) references memberships (community_id, id)
    on delete set null (updated_by_membership_id),
  check (publication_end_period > publication_start_period),
  check ((list_kind is null) = (list_name is null) and (list_kind is null) = (list_query is null)
    and (list_kind is null) = (view_id is null))
);
create index office_notices_by_start on office_notices (community_id, publication_start_period desc, id desc)
  where deleted_at is null;
create index office_notices_to_begin on office_notices (publication_start_period)
  where state = 'waiting' and published and deleted_at is null;
create index office_notices_running on office_notices (community_id, publication_end_period) where state = 'running';
create index office_notices_deleted on office_notices (deleted_at) where deleted_at is not null;
create index office_notices_by_editor on office_notices (community_id, updated_by_membership_id);

create table office_notice_files (
  community_id bigint not null,
  office_notice_id bigint not null,
  position smallint not null,
  file_id bigint not null,
  primary key (community_id, office_notice_id, position),
  foreign key (community_id, office_notice_id) references office_notices (community_id, id) on delete cascade,
  foreign key (community_id, file_id) references files (community_id, id)
);
create index office_notice_files_by_file on office_notice_files (community_id, file_id);

alter table notices add column office_notice_id bigint;
alter table notices add constraint notices_community_id_office_notice_id_fkey
  foreign key (community_id, office_notice_id) references office_notices (community_id, id) on delete cascade not valid;

-- Pictures of notices; a bulk message may have them too.
alter table files drop constraint files_purpose_check, add constraint files_purpose_check
  check (purpose in ('post', 'user_icon', 'community_header', 'community_site_header', 'notice', 'message')) not valid;
alter table notice_choices drop constraint notice_choices_kind_check, add constraint notice_choices_kind_check
  check (kind in ('comment', 'mention', 'like', 'interest', 'chat', 'application', 'office')) not valid;

-- Tells whether the notice is for somebody of this kind and role. A saved list is asked elsewhere.
create function is_office_notice_for(targets text[], as_kind text, as_role text) returns boolean
language sql immutable as $$
  select 'alumni' = any(targets) and as_kind = 'alumnus'
    or 'employee' = any(targets) and as_kind = 'employee'
    or 'community_admin' = any(targets) and as_role <> 'member'
$$;

-- Whoever joins while a notice runs has it too, and whoever it is no longer for has it no more.
create function give_running_office_notices() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from notices n using office_notices o
    where n.community_id = new.community_id and n.membership_id = new.id
      and o.community_id = n.community_id and o.id = n.office_notice_id
      and o.list_kind is null and not is_office_notice_for(o.targets, new.kind, new.role);
  end if;
  insert into notices (community_id, membership_id, notice_type, notification_type, office_notice_id, created_at)
  select new.community_id, new.id, 'office', o.notification_type, o.id, o.begun_at
  from office_notices o
  where o.community_id = new.community_id and o.state = 'running'
    and is_office_notice_for(o.targets, new.kind, new.role)
  on conflict do nothing;
  return null;
end $$;
