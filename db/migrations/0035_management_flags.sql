-- The community names up to four flags by which the office marks its people.
create table management_flags (
  community_id bigint not null references communities (id),
  id bigint generated always as identity,
  slot text not null check (slot in ('a', 'b', 'c', 'd')),
  name text not null,
  updated_at timestamptz(3) not null,
  primary key (id),
  unique (community_id, slot)
);
-- Names that differ only in case are the same.
create unique index management_flags_by_name on management_flags (community_id, lower(name));

-- These are the flags somebody carries: 1 is A, 2 B, 4 C, 8 D.
alter table memberships add column flags smallint not null default 0 check (flags between 0 and 15);
create index flagged_memberships on memberships (community_id, kind, flags, id) where flags <> 0;
