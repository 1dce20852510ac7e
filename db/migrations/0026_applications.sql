-- Somebody who has left keeps the membership and may apply anew; null for those who waited before this was kept.
alter table memberships add column applied_at timestamptz;
