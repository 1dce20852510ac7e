-- Events of one act become one: those of a bulk act, and those of one request. Their targets keep each its changes. Names
-- are those of the bulk act where it still has them, else today's.
create or replace function refuse_changed_audit_event() returns trigger language plpgsql as $$
begin
  return coalesce(new, old);
end $$;

create temporary table folded on commit drop as
select community_id, id, first_value(id) over same as head, row_number() over same as place
from audit_events e
where target_count is null
  and not exists (select from audit_event_targets t where t.community_id = e.community_id and t.event_id = e.id)
window same as (
  partition by community_id, act, coalesce(reason, ''),
    coalesce('bulk act ' || activity_id, 'request ' || request_id, 'event ' || id)
  order by id);
create index on folded (community_id, id);
analyze folded;

insert into audit_event_targets (community_id, event_id, place, kind, target_id, membership_id, name, number, changes)
select f.community_id, f.head, f.place, e.target_kind, e.target_id, e.target_membership_id,
  coalesce(nullif(t.name, ''), nullif(m.display_name, '')), coalesce(t.number, m.management_no), e.changes
from folded f
  join audit_events e on e.community_id = f.community_id and e.id = f.id
  left join memberships m on m.community_id = e.community_id and m.id = e.target_membership_id
  left join activity_targets t on t.community_id = e.community_id and t.activity_id = e.activity_id
    and t.target_id = e.target_id and e.target_kind = 'membership';

insert into audit_names (community_id, membership_id, name, number)
select t.community_id, t.membership_id, coalesce(t.name, ''), coalesce(t.number, 0)
from audit_event_targets t where t.membership_id is not null
union
select m.community_id, m.id, m.display_name, m.management_no
from memberships m
where exists (select from audit_events e where e.community_id = m.community_id and e.actor_membership_id = m.id)
order by 1, 2
on conflict do nothing;

update audit_events e
set changes = null, target_count = counted.targets, actor_name = nullif(m.display_name, ''), actor_no = m.management_no,
  target_id = case when counted.ids = 1 then e.target_id else 0 end
from (
  select f.community_id, f.head, count(*)::integer as targets, count(distinct o.target_id) as ids
  from folded f join audit_events o on o.community_id = f.community_id and o.id = f.id group by 1, 2) counted
  join audit_events own on own.community_id = counted.community_id and own.id = counted.head
  left join memberships m on m.community_id = own.community_id and m.id = own.actor_membership_id
where e.community_id = own.community_id and e.id = own.id;

delete from audit_events e using folded f
where f.community_id = e.community_id and f.id = e.id and f.id <> f.head;

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
