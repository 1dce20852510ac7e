-- Keeps every act of an administrator: who, what, on whom, before and after, why and from where. Nothing is undone.
create table audit_events (
  community_id bigint not null references communities (id),
  id bigint generated always as identity,
  at timestamptz(3) not null,
  -- It is null where the product itself did it.
  actor_membership_id bigint,
  actor_account_id bigint references accounts (id),
  -- This is the name of the call or of the bulk act.
  act text not null,
  target_kind text not null,
  -- Neither refers to its row, which may be deleted long before the event.
  target_id bigint not null,
  -- The target belongs to this member: the person, or the author of a post or comment.
  target_membership_id bigint,
  -- Each field has its value before and after: {"display_name": ["before", "after"]}.
  changes jsonb,
  reason text,
  -- The act was part of this bulk act.
  activity_id bigint,
  ip text,
  request_id text,
  primary key (community_id, id)
);
create index audit_events_of_target on audit_events (community_id, target_membership_id, id desc);
create index audit_events_of_actor on audit_events (community_id, actor_membership_id, id desc);
create index audit_events_of_account on audit_events (actor_account_id);

-- Events stay as they were written; only what they say of people can be erased, for good.
create function refuse_changed_audit_event() returns trigger language plpgsql as $$
declare
  personal text[] := array['changes', 'reason', 'ip'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - personal = to_jsonb(old) - personal
    and (new.changes is null or new.changes = old.changes)
    and (new.reason is null or new.reason = old.reason)
    and (new.ip is null or new.ip = old.ip)
  then
    return new;
  end if;
  raise exception 'audit_events are only added to';
end $$;
create trigger audit_events_stay before update or delete on audit_events
  for each row execute function refuse_changed_audit_event();
