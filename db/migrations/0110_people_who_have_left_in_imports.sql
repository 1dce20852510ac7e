-- A row of an import may be about somebody of the other kind: one who has left among employees, an employee among alumni.
-- It is left out unless it is chosen, alone or with all others. Mends are counted and whoever changed an import is kept,
-- so that a start names what was checked.
alter table people_imports
  add column others text not null default 'leave_out' check (others in ('leave_out', 'take')),
  add column mend_no integer not null default 0,
  add column changed_by_membership_id bigint,
  add foreign key (community_id, changed_by_membership_id) references memberships (community_id, id)
    on delete set null (changed_by_membership_id);
create index people_imports_by_changer on people_imports (community_id, changed_by_membership_id)
  where changed_by_membership_id is not null;

alter table people_import_rows
  -- An administrator takes the row in although it is about the other kind.
  add column taken boolean not null default false,
  drop constraint people_import_rows_verdict_check,
  add constraint people_import_rows_verdict_check
    check (verdict in ('new', 'changed', 'unchanged', 'refused', 'left_out', 'other_kind')) not valid;
alter table people_import_rows validate constraint people_import_rows_verdict_check;
