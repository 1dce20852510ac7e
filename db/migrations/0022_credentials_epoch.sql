-- How often the ways into an account have been made anew: by another password or address, by a reset, by ending every
-- session. A link of a mail counts only in the epoch it was issued in, so that no place can forget to make it void.
alter table accounts add column credentials_epoch integer not null default 0;

-- Links under way stay as they are.
alter table one_time_tokens add column credentials_epoch integer not null default 0;
alter table one_time_tokens alter column credentials_epoch drop default;

-- Whoever changes what somebody logs in with need not think of it.
create function advance_credentials_epoch() returns trigger language plpgsql as $$
begin
  new.credentials_epoch := old.credentials_epoch + 1;
  return new;
end $$;
create trigger credentials_changed before update of password_hash, email on accounts
  for each row when (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email)
  execute function advance_credentials_epoch();

-- Linking an account with a service has been confirmed in one session, and ends with it.
alter table social_errands add column session_id bigint references sessions on delete cascade;
delete from social_errands where mode = 'connect';
alter table social_errands add check ((mode = 'connect') = (session_id is not null));
create index social_errands_of_session on social_errands (session_id);
