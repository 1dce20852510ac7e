-- These are accounts elsewhere that somebody signs in with. A subject means something only together with its issuer.
create table social_logins (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  provider text not null check (provider in ('google_oauth2', 'facebook', 'line', 'partner')),
  issuer text not null,
  subject text not null,
  created_at timestamptz(3) not null,
  unique (provider, issuer, subject),
  unique (account_id, provider)
);

-- Somebody was sent to a service and is to come back with its answer, once and in the same browser.
create table social_errands (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('google_oauth2', 'facebook', 'line', 'partner')),
  mode text not null check (mode in ('connect', 'invite', 'login')),
  state_hash bytea not null unique,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect text not null,
  account_id bigint references accounts on delete cascade,
  expires_at timestamptz(3) not null,
  check ((mode = 'connect') = (account_id is not null))
);
create index social_errands_of_account on social_errands (account_id);
create index social_errands_by_expiry on social_errands (expires_at);

-- A service has named this person to somebody who is registering; the registration is linked when it is activated.
create table social_newcomers (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('google_oauth2', 'facebook', 'line')),
  issuer text not null,
  subject text not null,
  email text,
  family_name text not null,
  given_name text not null,
  display_name text not null,
  browser_hash bytea not null,
  pending_registration_id bigint references pending_registrations on delete cascade,
  expires_at timestamptz(3) not null
);
create index social_newcomers_of_browser on social_newcomers (browser_hash);
create index social_newcomers_of_registration on social_newcomers (pending_registration_id);
create index social_newcomers_by_expiry on social_newcomers (expires_at);

-- A closed account's ways in are deleted with its other data.
create function forget_social_logins() returns trigger language plpgsql as $$
begin
  delete from social_logins where account_id = new.id;
  delete from social_errands where account_id = new.id;
  return null;
end $$;
create trigger account_deleted_social_logins after update of deleted_at on accounts
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function forget_social_logins();
