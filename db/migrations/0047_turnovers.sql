-- Memberships of employees who have left wait here for their owner to come back as an alumnus. Meanwhile the membership
-- is that of an account without an address, which nobody can sign in to.
create table turnovers (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  membership_id bigint not null references memberships on delete cascade,
  -- This was the membership's account and state, in case it is given back.
  employee_account_id bigint references accounts on delete set null,
  state_before text not null check (state_before in ('participating', 'paused')),
  -- The invitation goes here; it is deleted with its last use.
  email text,
  language text not null check (language in ('ja', 'en')),
  -- The key of the mail's link is generated when the mail leaves.
  key_hash bytea unique,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  accepted_at timestamptz(3),
  invited_by_membership_id bigint not null references memberships,
  check ((email is null) = (accepted_at is not null))
);
create index turnovers_of_community on turnovers (community_id);
create index turnovers_of_membership on turnovers (membership_id);
create index turnovers_of_employee_account on turnovers (employee_account_id);
create index turnovers_by_inviter on turnovers (invited_by_membership_id);
create unique index one_waiting_turnover on turnovers (membership_id) where accepted_at is null;
create unique index one_turnover_per_address on turnovers (community_id, email) where accepted_at is null;

-- A registration by such an invitation ends with it.
alter table pending_registrations add column turnover_id bigint references turnovers on delete cascade;
create index pending_registrations_of_turnover on pending_registrations (turnover_id);

-- The former account of a membership must get the announcement too.
create or replace function announce_membership_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', 'account:' || new.account_id);
  if tg_op = 'UPDATE' then
    if old.account_id <> new.account_id then
      perform pg_notify('access_changed', 'account:' || old.account_id);
    end if;
  end if;
  return null;
end $$;
drop trigger membership_access_changed on memberships;
create trigger membership_access_changed after insert or update of account_id, state, role, posting_blocked, kind on memberships
  for each row execute function announce_membership_change();
