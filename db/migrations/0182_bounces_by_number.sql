-- Operators act on a bouncing address by this number, since the address itself is not stored.
alter table bouncing_addresses add column id bigint generated always as identity unique;
