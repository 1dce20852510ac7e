-- What administrators have done to many at once: how far it is, and what became of each. Kept for 90 days.
create table activities (
  community_id bigint not null references communities (id),
  id bigint generated always as identity,
  kind text not null,
  -- What the targets' ids are of: memberships, posts.
  subject text not null,
  actor_membership_id bigint not null references memberships (id),
  state text not null default 'running' check (state in ('running', 'finished', 'stopped')),
  -- When its preview was made; who has changed since is left out.
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
  -- Null as long as it waits.
  outcome text check (outcome in ('done', 'skipped', 'failed')),
  reason text,
  -- The activity that had dealt with it before.
  earlier_activity_id bigint,
  primary key (community_id, activity_id, place),
  foreign key (community_id, activity_id) references activities (community_id, id) on delete cascade
);
-- Who has dealt with somebody or something last.
create index activity_targets_by_target on activity_targets (community_id, target_id, activity_id);
