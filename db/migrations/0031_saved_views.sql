-- An administrator saves a view of a list under a name: conditions, order and columns, as in the URL.
create table saved_views (
  community_id bigint not null references communities,
  id bigint not null generated always as identity,
  membership_id bigint not null references memberships on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (community_id, id),
  unique (community_id, membership_id, list, name)
);
create index shared_views on saved_views (community_id, list) where is_shared;
create index saved_views_of_member on saved_views (membership_id);

-- A list opens with this view, for each administrator.
create table default_views (
  community_id bigint not null,
  membership_id bigint not null references memberships on delete cascade,
  list text not null,
  view_id bigint not null,
  primary key (community_id, membership_id, list),
  foreign key (community_id, view_id) references saved_views on delete cascade
);
create index default_views_of_view on default_views (community_id, view_id);
create index default_views_of_member on default_views (membership_id);
