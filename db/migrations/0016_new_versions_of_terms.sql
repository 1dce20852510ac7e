-- Returns the newest versions that a member has not agreed to: the provider's, and the community's for the member's
-- kind. A consent counts only if its version existed when it was given.
create function owed_terms(of_account bigint, in_community bigint, as_kind text) returns table (terms_id bigint)
language sql stable as $$
  select newest.id
  from (values
    (0::bigint, 'provider'),
    (in_community, case as_kind when 'alumnus' then 'alumni' else 'employee' end)) binding (community, document)
  cross join lateral (
    select t.id, t.version, t.created_at from terms_of_services t
    where coalesce(t.community_id, 0) = binding.community and t.document = binding.document
    order by t.version desc limit 1) newest
  where not exists (
    select from consents s
    where s.account_id = of_account and s.document = binding.document and s.version = newest.version
      and coalesce(s.community_id, 0) = binding.community and s.agreed_at >= newest.created_at)
$$;

-- A new version shuts out members who have not agreed to it, and a consent lets them in again; like every change of
-- access, the transaction itself announces it.
create function announce_new_terms() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', coalesce('community:' || new.community_id, 'everybody:0'));
  return null;
end $$;

create function announce_consent() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', 'account:' || new.account_id);
  return null;
end $$;

create trigger terms_published after insert on terms_of_services
  for each row execute function announce_new_terms();
create trigger consent_given after insert or update on consents
  for each row execute function announce_consent();
