-- The index by which a notice is given once stands, so that joining can rely on it.
create trigger office_notices_of_newcomer after insert on memberships for each row
  when (new.state in ('participating', 'paused'))
  execute function give_running_office_notices();
create trigger office_notices_of_member after update of state, role, kind on memberships for each row
  when (new.state in ('participating', 'paused') and (old.state not in ('participating', 'paused')
    or old.role is distinct from new.role or old.kind is distinct from new.kind))
  execute function give_running_office_notices();
