-- This counts how often the ways into an account were renewed: by a new password or address, a reset, or the end of
-- every session. A mailed link is valid only in the epoch it was issued in, so that no code can forget to make it void.
alter table accounts add column credentials_epoch integer not null default 0;

-- Links under way stay as they are.
alter table one_time_tokens add column credentials_epoch integer not null default 0;
alter table one_time_tokens alter column credentials_epoch drop default;

-- Operations that change a password or address need not advance the epoch themselves.
create function advance_credentials_epoch() returns trigger language plpgsql as $$
begin
  new.credentials_epoch := old.credentials_epoch + 1;
  return new;
end $$;
create trigger credentials_changed before update of password_hash, email on accounts
  for each row when (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email)
  execute function advance_credentials_epoch();

-- Linking an account with a service was confirmed in one session, and ends with it.
alter table social_errands add column session_id bigint references sessions on delete cascade;
delete from social_errands where mode = 'connect';
alter table social_errands add check ((mode = 'connect') = (session_id is not null));
create index social_errands_of_session on social_errands (session_id);
