-- These are bulk acts of administrators, with their progress and the outcome of each target. They are kept for 90 days.
create table activities (
  community_id bigint not null references communities (id),
  id bigint generated always as identity,
  kind text not null,
  -- The targets' ids are of memberships or posts.
  subject text not null,
  actor_membership_id bigint not null references memberships (id),
  state text not null default 'running' check (state in ('running', 'finished', 'stopped')),
  -- The preview was made at this time; targets that have changed since are left out.
  seen_at timestamptz(3),
  total integer not null,
  done_count integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (community_id, id)
);
create index activities_by_actor on activities (actor_membership_id);

create table activity_targets (
  community_id bigint not null,
  activity_id bigint not null,
  place integer not null,
  target_id bigint not null,
  number integer not null,
  name text not null,
  -- It is null while the target waits.
  outcome text check (outcome in ('done', 'skipped', 'failed')),
  reason text,
  -- This earlier activity had handled the target before.
  earlier_activity_id bigint,
  primary key (community_id, activity_id, place),
  foreign key (community_id, activity_id) references activities (community_id, id) on delete cascade
);
-- This finds who has handled a target last.
create index activity_targets_by_target on activity_targets (community_id, target_id, activity_id);
