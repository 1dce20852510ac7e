-- These prove a person besides the first factor. An account with a passkey or an authenticator app opens no session by
-- its password, a mail or another service alone.
create table passkeys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- This is how often it has signed, where it counts: an older number is a copy's.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_of_account on passkeys (account_id);

-- An account has one at most, stored once one of its codes was confirmed.
create table authenticator_apps (
  account_id bigint primary key references accounts on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz(3) not null,
  -- This is the half minute of the last code taken: each code counts once.
  last_step bigint not null
);

create table recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (account_id, code_hash)
);

-- Somebody has shown the first factor, or begins with a passkey (no account yet), whose challenge is here. A step
-- belongs to one browser and opens one session.
create table sign_in_steps (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  kind text not null check (kind in ('alumnus', 'employee')),
  account_id bigint references accounts on delete cascade,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index sign_in_steps_of_account on sign_in_steps (account_id);
create index sign_in_steps_by_expiry on sign_in_steps (expires_at);

-- The community lets in only administrators with a second factor.
alter table communities add column demands_second_factor boolean not null default false;

create function has_second_factor(account bigint) returns boolean language sql stable as $$
  select exists (select from passkeys where account_id = account)
    or exists (select from authenticator_apps where account_id = account)
$$;

drop trigger community_access_changed on communities;
create trigger community_access_changed after update of
  can_use_invited_code, group_creation, post_article_permission, post_recruitment_permission,
  interest_display_setting_recruitment, interest_display_setting_joboffer, is_private, is_daiko, ip_allow_list,
  demands_second_factor
  on communities for each row execute function announce_community_change();

create function announce_second_factor() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', 'account:' || coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger passkey_changed after insert or delete on passkeys
  for each row execute function announce_second_factor();
create trigger authenticator_app_changed after insert or delete on authenticator_apps
  for each row execute function announce_second_factor();

-- They are deleted with a person's other data.
create function forget_second_factors() returns trigger language plpgsql as $$
begin
  delete from passkeys where account_id = new.id;
  delete from authenticator_apps where account_id = new.id;
  delete from recovery_codes where account_id = new.id;
  delete from sign_in_steps where account_id = new.id;
  return null;
end $$;
create trigger account_deleted_second_factors after update of deleted_at on accounts
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function forget_second_factors();
