-- A creation sent twice makes one group.
alter table groups add column client_id uuid;
update groups set client_id = gen_random_uuid();
alter table groups alter column client_id set not null;
create unique index groups_once on groups (community_id, creator_membership_id, client_id);
