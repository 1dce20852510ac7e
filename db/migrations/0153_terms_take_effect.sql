-- A new version of terms may be announced before it takes effect. Without a time it is in force from its publication.
alter table terms_of_services
  add column effective_at timestamptz(3),
  add column is_effective boolean not null default true;
create index terms_to_take_effect on terms_of_services (effective_at) where not is_effective;

-- Only versions in force bind anybody.
create or replace function owed_terms(of_account bigint, in_community bigint, as_kind text) returns table (terms_id bigint)
language sql stable as $$
  select newest.id
  from (values
    (0::bigint, 'provider'),
    (in_community, case as_kind when 'alumnus' then 'alumni' else 'employee' end)) binding (community, document)
  cross join lateral (
    select t.id, t.version, t.created_at from terms_of_services t
    where coalesce(t.community_id, 0) = binding.community and t.document = binding.document and t.is_effective
    order by t.version desc limit 1) newest
  where not exists (
    select from consents s
    where s.account_id = of_account and s.document = binding.document and s.version = newest.version
      and coalesce(s.community_id, 0) = binding.community and s.agreed_at >= newest.created_at)
$$;

-- It shuts out who has not agreed from the moment on at which it takes effect.
create trigger terms_took_effect after update of is_effective on terms_of_services
  for each row when (new.is_effective and not old.is_effective) execute function announce_new_terms();
