-- A registration is here, apart from every account, until the link of its own mail is opened. Two registrations with
-- one address are two rows, and neither can change the other.
create table pending_registrations (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  invited_by_membership_id bigint not null references memberships,
  email text not null,
  language text not null check (language in ('ja', 'en')),
  -- features/registration/server has the shape; it is deleted as soon as it has become an account.
  typed jsonb,
  password_hash text,
  secondary_password_hash text,
  -- The token of the mail's link is generated when the mail leaves.
  token_hash bytea unique,
  -- The hash identifies the browser in which it was typed.
  browser_hash bytea not null,
  tries integer not null default 0,
  account_id bigint references accounts on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  check ((account_id is null) = (typed is not null))
);
create index pending_registrations_of_community on pending_registrations (community_id);
create index pending_registrations_by_inviter on pending_registrations (invited_by_membership_id);
create index pending_registrations_of_account on pending_registrations (account_id);
create index pending_registrations_by_expiry on pending_registrations (expires_at);

-- Registrations of the earlier kind that nobody has opened cannot be trusted: with a given address, the last one had
-- replaced what others had typed. Each was valid for 24 hours; the invitations still are.
delete from memberships as m using accounts as a
  where a.id = m.account_id and a.kind = 'alumnus' and a.activated_at is null and m.state = 'not_participating';
delete from accounts as a
  where a.kind = 'alumnus' and a.activated_at is null
    and not exists (select 1 from memberships as m where m.account_id = a.id);
