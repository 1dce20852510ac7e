-- What members tell of their work in a community. It belongs to the membership and is deleted as a whole. The row of
-- the portfolio is locked by every change, so that two at once come one after the other.
create table portfolios (
  community_id bigint not null,
  membership_id bigint not null,
  -- Its owner has said, or changed something, so that all of it was true then.
  confirmed_at timestamptz(3) not null,
  primary key (community_id, membership_id),
  foreign key (community_id, membership_id) references memberships (community_id, id)
);

-- Corporations stand in the order that their owner has given them. There is none without a history.
create table portfolio_corporations (
  id bigint generated always as identity primary key,
  community_id bigint not null,
  membership_id bigint not null,
  name text not null,
  -- The name without differences of width and case.
  folded_name text not null,
  sort_order integer not null,
  unique (community_id, membership_id, id),
  foreign key (community_id, membership_id) references portfolios (community_id, membership_id) on delete cascade
);
-- A name may be longer than an index can hold.
create unique index portfolio_corporations_by_name
  on portfolio_corporations (community_id, membership_id, md5(folded_name));

create table portfolio_histories (
  id bigint generated always as identity primary key,
  community_id bigint not null,
  membership_id bigint not null,
  portfolio_corporation_id bigint not null,
  -- One that is sent again is the same.
  client_id uuid not null,
  department_name text not null default '',
  position text not null default '',
  job_type_parent_id integer references occupations,
  job_type_child_id integer references occupations,
  start_period text not null check (start_period ~ '^\d{4}-\d{2}$'),
  end_period text check (end_period ~ '^\d{4}-\d{2}$' and end_period > start_period),
  content text not null default '',
  -- Members see it as far as they see the profile; otherwise its owner alone does.
  is_public boolean not null default true,
  updated_at timestamptz(3) not null,
  unique (community_id, membership_id, client_id),
  foreign key (community_id, membership_id, portfolio_corporation_id)
    references portfolio_corporations (community_id, membership_id, id) on delete cascade
);
create index portfolio_histories_of_corporation
  on portfolio_histories (community_id, membership_id, portfolio_corporation_id);

create table portfolio_activities (
  id bigint generated always as identity primary key,
  community_id bigint not null,
  membership_id bigint not null,
  client_id uuid not null,
  title text not null,
  content text not null default '',
  start_period text not null check (start_period ~ '^\d{4}-\d{2}$'),
  end_period text check (end_period ~ '^\d{4}-\d{2}$' and end_period > start_period),
  url text not null default '',
  is_public boolean not null default true,
  sort_order integer not null,
  updated_at timestamptz(3) not null,
  unique (community_id, membership_id, client_id),
  foreign key (community_id, membership_id) references portfolios (community_id, membership_id) on delete cascade
);

-- The departments that a community knows, to choose from.
create table departments (
  community_id bigint not null references communities,
  id bigint generated always as identity,
  name text not null,
  folded_name text not null,
  added_by_membership_id bigint,
  created_at timestamptz(3) not null,
  primary key (community_id, id),
  foreign key (community_id, added_by_membership_id) references memberships (community_id, id)
);
create unique index departments_by_name on departments (community_id, md5(folded_name));
create index departments_by_adder on departments (community_id, added_by_membership_id, created_at);
