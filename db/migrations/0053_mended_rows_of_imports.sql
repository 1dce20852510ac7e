-- Rows of an import can be corrected or left out on the page, and its file is kept until it is carried out, to be read
-- in another encoding.
alter table people_imports
  -- An administrator has chosen the encoding; otherwise it was found from the content.
  add column encoding_given boolean not null default false,
  -- This is the usual length of employee ids, as the last check has seen.
  add column id_width integer;
-- Earlier checks have stored no damage row by row.
update people_imports set state = 'read' where state = 'checked';
update people_imports set counts = counts || '{"left_out": 0}' where counts is not null;

alter table people_import_rows
  -- The cells of these fields were typed on the page.
  add column typed jsonb not null default '[]',
  drop constraint people_import_rows_verdict_check,
  add constraint people_import_rows_verdict_check
    check (verdict in ('new', 'changed', 'unchanged', 'refused', 'left_out'));

create table people_import_pieces (
  community_id bigint not null,
  import_id bigint not null,
  place integer not null,
  bytes bytea not null,
  primary key (community_id, import_id, place),
  foreign key (community_id, import_id) references people_imports (community_id, id) on delete cascade
);
