create table groups (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  creator_membership_id bigint not null references memberships,
  name text not null,
  information text not null default '',
  is_invitation_only boolean not null default false,
  published boolean not null default true,
  members_count integer not null default 0 check (members_count >= 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index groups_of_community on groups (community_id, created_at desc, id desc) where published;
create index groups_by_creator on groups (creator_membership_id);

create table group_members (
  group_id bigint not null references groups on delete cascade,
  membership_id bigint not null references memberships,
  -- 1 is invited, 2 joined, 3 left. R105
  status smallint not null check (status in (1, 2, 3)),
  updated_at timestamptz(3) not null,
  primary key (group_id, membership_id)
);
create index groups_of_member on group_members (membership_id, status, group_id);
create index members_of_group on group_members (group_id, status, updated_at, membership_id);
