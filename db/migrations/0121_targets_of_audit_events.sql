-- An act upon many is one event. Whom and what it was about is in rows of their own, with what they were called then.
alter table audit_events
  add column actor_name text,
  add column actor_no integer,
  -- It is null where the version before has written the event, which has one target then.
  add column target_count integer,
  -- Nothing was changed: an administrator was shown something.
  add column is_view boolean not null default false;

create table audit_event_targets (
  community_id bigint not null,
  event_id bigint not null,
  place integer not null,
  kind text not null,
  -- Neither refers to its row, which may be deleted long before the event.
  target_id bigint not null,
  membership_id bigint,
  name text,
  number integer,
  -- Each field has its value before and after, or null where they were erased.
  changes jsonb,
  primary key (community_id, event_id, place),
  foreign key (community_id, event_id) references audit_events (community_id, id)
);
create index audit_event_targets_of_member on audit_event_targets (community_id, membership_id, event_id desc)
  where membership_id is not null;

-- These are all names and numbers under which somebody stands in the log, so that each finds them.
create table audit_names (
  community_id bigint not null references communities (id),
  membership_id bigint not null,
  name text not null,
  number integer not null,
  primary key (community_id, membership_id, name, number)
);
create index audit_names_by_pair on audit_names using gin (pairs_of_signs(community_id, searchable(name)));
create index audit_names_by_number on audit_names (community_id, number);

-- Events stay as they were written. A bulk act adds targets to its own; a name and an address can be erased. The version before
-- also erases reasons, which stay now.
create or replace function refuse_changed_audit_event() returns trigger language plpgsql as $$
declare
  changing text[] := array['changes', 'reason', 'ip', 'target_count', 'actor_name', 'actor_no'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - changing = to_jsonb(old) - changing
    and (new.changes is null or new.changes = old.changes)
    and (new.reason is null or new.reason = old.reason)
    and (new.ip is null or new.ip = old.ip)
    and (new.target_count is not distinct from old.target_count or new.target_count > old.target_count)
    and (old.actor_name is null or new.actor_name is null or new.actor_name = old.actor_name)
    and (old.actor_no is null or new.actor_no = old.actor_no)
  then
    new.reason = old.reason;
    return new;
  end if;
  raise exception 'audit_events are only added to';
end $$;

-- What an event says of people can be erased field by field, and the name; that they were concerned stays.
create function refuse_changed_audit_target() returns trigger language plpgsql as $$
declare
  personal text[] := array['changes', 'name'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - personal = to_jsonb(old) - personal
    and (new.name is null or new.name = old.name)
    and (new.changes is null) = (old.changes is null)
    and array(select jsonb_object_keys(new.changes)) = array(select jsonb_object_keys(old.changes))
    and not exists (
      select from jsonb_each(new.changes) field
      where field.value <> 'null' and field.value <> old.changes -> field.key)
  then
    return new;
  end if;
  raise exception 'audit_event_targets are only added to';
end $$;
create trigger audit_event_targets_stay before update or delete on audit_event_targets
  for each row execute function refuse_changed_audit_target();

-- What the version before writes meanwhile gets its target here.
create function keep_target_of_audit_event() returns trigger language plpgsql as $$
begin
  insert into audit_event_targets (community_id, event_id, place, kind, target_id, membership_id, name, number, changes)
  select new.community_id, new.id, 1, new.target_kind, new.target_id, new.target_membership_id,
    nullif(m.display_name, ''), m.management_no, new.changes
  from (select) one left join memberships m on m.community_id = new.community_id and m.id = new.target_membership_id;
  insert into audit_names (community_id, membership_id, name, number)
  select community_id, id, display_name, management_no from memberships
  where community_id = new.community_id and id in (new.target_membership_id, new.actor_membership_id)
  order by 1, 2
  on conflict do nothing;
  update audit_events e set changes = null, actor_name = nullif(m.display_name, ''), actor_no = m.management_no
  from audit_events own
    left join memberships m on m.community_id = own.community_id and m.id = own.actor_membership_id
  where own.community_id = new.community_id and own.id = new.id
    and e.community_id = own.community_id and e.id = own.id;
  return null;
end $$;
create trigger targets_of_earlier_version after insert on audit_events
  for each row when (new.target_count is null) execute function keep_target_of_audit_event();
