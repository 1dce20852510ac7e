-- A community that closes: its file is exported, then all of it is erased. The row outlives the community as the
-- certificate of what was erased.
create table community_closings (
  -- It refers to nothing, since it outlives the community.
  community_id bigint not null primary key,
  name text not null,
  started_at timestamptz(3) not null,
  started_by_account_id bigint not null references accounts,
  -- Who is told of the end; forgotten afterwards.
  contractor_email text,
  contractor_language text,
  exported_at timestamptz(3),
  export_sha256 bytea,
  export_bytes bigint,
  export_rows bigint,
  export_files bigint,
  erasure_started_at timestamptz(3),
  erasure_by_account_id bigint references accounts,
  -- How many rows of each table are erased so far.
  erased_rows jsonb not null default '{}',
  erased_at timestamptz(3),
  check (erasure_started_at is null or exported_at is not null),
  check (erased_at is null or erasure_started_at is not null)
);
create index community_closings_started_by on community_closings (started_by_account_id);
create index community_closings_erased_by on community_closings (erasure_by_account_id);

create function is_being_erased(of_community bigint) returns boolean language sql stable as $$
  select exists (select from community_closings c where c.community_id = of_community and c.erasure_started_at is not null)
$$;

-- The audit log of a community that is erased goes with it; at any other time nothing in it can be deleted.
create or replace function refuse_changed_audit_event() returns trigger language plpgsql as $$
declare
  changing text[] := array['changes', 'reason', 'ip', 'target_count', 'actor_name', 'actor_no'];
begin
  if tg_op = 'DELETE' and is_being_erased(old.community_id) then
    return old;
  end if;
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

create or replace function refuse_changed_audit_target() returns trigger language plpgsql as $$
declare
  personal text[] := array['changes', 'name'];
begin
  if tg_op = 'DELETE' and is_being_erased(old.community_id) then
    return old;
  end if;
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
