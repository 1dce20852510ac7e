-- A newer link makes older ones void; they are kept for a while, so that their page can say so and the mails to one
-- person can be counted.
alter table one_time_tokens add column voided_at timestamptz(3);

-- A link of this purpose confirms this address. Until its mail is made the row holds a hash whose token nobody has.
alter table one_time_tokens add column new_email text;
alter table one_time_tokens add constraint new_email_by_link check ((purpose = 'email') = (new_email is not null));

-- Expired rows are deleted once a day.
create index one_time_tokens_by_expiry on one_time_tokens (expires_at);
create index sessions_by_expiry on sessions (expires_at);

-- This finds employees who have forgotten their address.
create index employees_by_birthday on accounts (birthday) where kind = 'employee';

-- The sessions and links of a deleted account are deleted at once, whoever deletes it.
create function forget_deleted_account() returns trigger language plpgsql as $$
begin
  delete from sessions where account_id = new.id;
  delete from one_time_tokens where account_id = new.id;
  return null;
end $$;

create trigger account_deleted after update of deleted_at on accounts
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function forget_deleted_account();
