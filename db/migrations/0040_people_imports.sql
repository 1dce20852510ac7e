-- Administrators have chosen these files of people, kept row by row until imported, undone or 30 days old.
create table people_imports (
  community_id bigint not null references communities,
  id bigint not null generated always as identity,
  kind text not null check (kind in ('employees', 'alumni')),
  state text not null default 'read' check (state in ('read', 'checked', 'started', 'undone')),
  file_name text not null,
  encoding text not null,
  delimiter text not null,
  has_header boolean not null,
  -- This names the field of each column; null for one that is left out.
  mapping jsonb not null,
  unsure jsonb not null,
  empty text not null default 'leave' check (empty in ('leave', 'clear', 'refuse')),
  mends jsonb not null default '[]',
  damages jsonb not null default '[]',
  row_count integer not null,
  -- This counts the checks: what an earlier one still writes is dropped.
  check_no integer not null default 0,
  -- These are the counts by verdict of the last check.
  counts jsonb,
  created_by_membership_id bigint not null references memberships (id),
  created_at timestamptz(3) not null,
  -- People entered are mailed at once.
  invites boolean not null default false,
  activity_id bigint,
  undo_activity_id bigint,
  primary key (community_id, id)
);
create index people_imports_by_creator on people_imports (created_by_membership_id);

create table people_import_rows (
  community_id bigint not null,
  import_id bigint not null,
  id bigint not null generated always as identity,
  -- Rows are counted as in a spreadsheet.
  number integer not null,
  cells jsonb not null,
  verdict text check (verdict in ('new', 'changed', 'unchanged', 'refused')),
  -- The row states these values of the person, by field.
  said jsonb not null default '{}',
  name text not null default '',
  -- These are the changes, kept names and faults, as they are shown.
  findings jsonb not null default '{}',
  applied_at timestamptz(3),
  membership_id bigint references memberships on delete set null,
  -- This was known of the person before; null for somebody new.
  before jsonb,
  invited_at timestamptz(3),
  undone_at timestamptz(3),
  primary key (community_id, id),
  foreign key (community_id, import_id) references people_imports (community_id, id) on delete cascade
);
create unique index people_import_rows_in_order on people_import_rows (community_id, import_id, number);
create index people_import_rows_of_member on people_import_rows (membership_id);
