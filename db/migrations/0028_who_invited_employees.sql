-- This administrator sent the invitation; null for those mailed before this was stored.
alter table employee_invitations
  add column invited_by_membership_id bigint references memberships (id) on delete set null;
create index employee_invitations_by_inviter on employee_invitations (invited_by_membership_id);
create index open_employee_invitations on employee_invitations (community_id, expires_at)
  where revoked_at is null and used_at is null;
