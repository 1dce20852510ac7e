-- The office filters its people by flags too, and sees the flags beside their names.
alter table people add column flags smallint not null default 0;

create function keep_flags() returns trigger language plpgsql as $$
begin
  update people set flags = new.flags where community_id = new.community_id and membership_id = new.id;
  return null;
end $$;

update people p set flags = m.flags from memberships m where m.id = p.membership_id and m.flags <> 0;

create trigger flags_kept_in_people after update of flags on memberships
  for each row when (old.flags <> new.flags) execute function keep_flags();

create index flagged_people on people (community_id, kind, flags, membership_id) where flags <> 0;
