-- These members have dismissed the first steps.
create table dismissed_first_steps (
  community_id bigint not null references communities,
  membership_id bigint not null references memberships on delete cascade,
  created_at timestamptz(3) not null,
  primary key (community_id, membership_id)
);
create index dismissed_first_steps_of_member on dismissed_first_steps (membership_id);
