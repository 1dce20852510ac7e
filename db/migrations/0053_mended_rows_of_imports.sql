-- Rows of an import are mended or left out in the page, and its file is kept until it is carried out, to be read in another
-- encoding.
alter table people_imports
  -- Somebody has said the encoding; otherwise it was found by the content.
  add column encoding_given boolean not null default false,
  -- How long employee ids usually are, as the last check has seen.
  add column id_width integer;
-- What was checked before has kept no damage row by row.
update people_imports set state = 'read' where state = 'checked';
update people_imports set counts = counts || '{"left_out": 0}' where counts is not null;

alter table people_import_rows
  -- Fields whose cells somebody has typed in the page.
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
