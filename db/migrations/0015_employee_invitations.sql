-- The organisation knows an enrolled user by this number. R358
alter table memberships add column employee_id text;
create unique index memberships_by_employee_id on memberships (community_id, employee_id) where employee_id is not null;

-- These are personal keys of enrolled users, one for each mail that was sent; the key itself is only in the mail.
create table employee_invitations (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  membership_id bigint not null references memberships on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- A newer key revokes it, or the end of its membership or address.
  revoked_at timestamptz(3),
  used_at timestamptz(3)
);
create index employee_invitations_of_community on employee_invitations (community_id);
create index employee_invitations_of_membership on employee_invitations (membership_id, created_at desc);
create unique index one_open_employee_invitation on employee_invitations (membership_id)
  where revoked_at is null and used_at is null;

-- Somebody removed cannot come back by the mail they have; operations need not remember to revoke it.
create function revoke_invitations_of_membership() returns trigger language plpgsql as $$
begin
  update employee_invitations set revoked_at = new.updated_at
    where membership_id = new.id and revoked_at is null and used_at is null;
  return null;
end $$;
create trigger membership_withdrawn after update of state on memberships
  for each row when (new.state = 'withdrawn' and old.state <> 'withdrawn')
  execute function revoke_invitations_of_membership();

-- When an address is corrected before anybody has registered with it, the mails to the wrong one become void.
create function revoke_invitations_of_account() returns trigger language plpgsql as $$
begin
  update employee_invitations as i set revoked_at = new.updated_at from memberships as m
    where m.id = i.membership_id and m.account_id = new.id and i.revoked_at is null and i.used_at is null;
  return null;
end $$;
create trigger invited_address_changed after update of email on accounts
  for each row when (old.activated_at is null and new.email is distinct from old.email)
  execute function revoke_invitations_of_account();
