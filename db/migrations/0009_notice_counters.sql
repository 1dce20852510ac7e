-- The unread count follows every change of the notices, also when they are deleted with their post or comment. Rows are
-- locked in one order first, so that notices to many people at once do not deadlock.
create function keep_unread_notification_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from memberships where id in (select membership_id from added) order by id for no key update;
    update memberships m set unread_notification_count = m.unread_notification_count + c.count
    from (select membership_id, count(*) from added where not is_read group by 1) c
    where m.id = c.membership_id;
  elsif tg_op = 'DELETE' then
    perform from memberships where id in (select membership_id from removed) order by id for no key update;
    update memberships m set unread_notification_count = m.unread_notification_count - c.count
    from (select membership_id, count(*) from removed where not is_read group by 1) c
    where m.id = c.membership_id;
  else
    update memberships m set unread_notification_count = m.unread_notification_count + c.difference
    from (
      select membership_id, sum(n) as difference
      from (
        select membership_id, 1 as n from added where not is_read
        union all
        select membership_id, -1 from removed where not is_read
      ) changes
      group by 1
    ) c
    where m.id = c.membership_id and c.difference <> 0;
  end if;
  return null;
end $$;

create trigger notices_added after insert on notices referencing new table as added
  for each statement execute function keep_unread_notification_count();
create trigger notices_removed after delete on notices referencing old table as removed
  for each statement execute function keep_unread_notification_count();
create trigger notices_read after update on notices referencing old table as removed new table as added
  for each statement execute function keep_unread_notification_count();

