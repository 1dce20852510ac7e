-- A bouncing address is known by its key (bouncing_addresses), which takes the server's secret to make: a search adds
-- the missing keys, so that an index answers from then on.
alter table people add column address_key text collate "C";

create function forget_address_key() returns trigger language plpgsql as $$
begin
  new.address_key = null;
  return new;
end $$;
create trigger address_key_forgotten before update of email on people
  for each row when (new.email <> old.email) execute function forget_address_key();

create index people_by_address_key on people (community_id, kind, address_key) where address_key is not null;
create index people_without_address_key on people (community_id, kind, membership_id)
  where address_key is null and email <> '';
