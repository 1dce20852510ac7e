-- The OpenID provider with which the employees of a community log in; operators set it.
create table community_partners (
  community_id bigint not null primary key references communities,
  -- The first part of the address where they log in.
  prefix text not null unique,
  issuer text not null,
  client_id text not null,
  -- Sealed with the server's secret.
  client_secret bytea not null,
  enabled boolean not null,
  updated_at timestamptz(3) not null
);

-- An answer counts for the community with whose provider the way began. It refers to nothing, since it ends in minutes.
alter table authorization_requests add partner_community_id bigint;

-- Somebody employed in several communities links the account of each.
alter table social_logins drop constraint social_logins_account_id_provider_key;
create unique index social_logins_of_service on social_logins (account_id, provider) where provider <> 'partner';
create unique index social_logins_of_partner on social_logins (account_id, issuer) where provider = 'partner';
