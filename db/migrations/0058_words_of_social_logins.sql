-- maintenance: two tables that the version before uses get other names.
-- Authorization requests and sign-up claims get the names of the code, with all that bears the name.
alter table social_errands rename to authorization_requests;
alter table social_newcomers rename to sign_up_claims;
do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as place, conname as name, words.new
    from (values ('social_errands', 'authorization_requests'), ('social_newcomers', 'sign_up_claims')) words (old, new)
    join pg_constraint on conrelid = words.new::regclass and starts_with(conname, words.old)
  loop
    execute format('alter table %s rename constraint %I to %I', old.place, old.name,
      regexp_replace(old.name, '^social_(errands|newcomers)', old.new));
  end loop;
end $$;
alter sequence social_errands_id_seq rename to authorization_requests_id_seq;
alter sequence social_newcomers_id_seq rename to sign_up_claims_id_seq;
alter index social_errands_of_account rename to authorization_requests_of_account;
alter index social_errands_by_expiry rename to authorization_requests_by_expiry;
alter index social_errands_of_session rename to authorization_requests_of_session;
alter index social_newcomers_of_browser rename to sign_up_claims_of_browser;
alter index social_newcomers_of_registration rename to sign_up_claims_of_registration;
alter index social_newcomers_by_expiry rename to sign_up_claims_by_expiry;
create or replace function forget_social_logins() returns trigger language plpgsql as $$
begin
  delete from social_logins where account_id = new.id;
  delete from authorization_requests where account_id = new.id;
  return null;
end $$;
