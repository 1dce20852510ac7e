-- An administrator is told of these affairs of the office, bit by bit: 1 is applications.
alter table memberships add column duties smallint not null default 1 check (duties >= 0);

-- The contractor offers the contract to another administrator, who accepts it or not.
create table contract_offers (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities (id),
  from_membership_id bigint not null references memberships (id) on delete cascade,
  to_membership_id bigint not null references memberships (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- It is null while the offer is open.
  outcome text check (outcome in ('accepted', 'cancelled', 'declined', 'expired')),
  ended_at timestamptz(3)
);
create unique index one_open_contract_offer on contract_offers (community_id) where outcome is null;
create index contract_offers_of_community on contract_offers (community_id, id);
create index contract_offers_by_giver on contract_offers (from_membership_id);
create index contract_offers_by_taker on contract_offers (to_membership_id);
