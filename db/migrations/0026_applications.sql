-- Somebody who has left keeps the membership and may apply again; null for those who waited before this was stored.
alter table memberships add column applied_at timestamptz;
