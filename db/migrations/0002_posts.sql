create table tags (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  name text not null,
  post_count integer not null default 0 check (post_count >= 0),
  unique (community_id, name)
);
create index popular_tags on tags (community_id, post_count desc, id) where post_count > 0;

create table posts (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  membership_id bigint not null references memberships,
  client_id uuid not null,
  content_type smallint not null check (content_type between 1 and 4),
  -- The post is written as the management office rather than in the author's own name.
  post_by_admin boolean not null default false,
  title text not null,
  content text not null,
  end_date date,
  published boolean not null default true,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  interest_count integer not null default 0 check (interest_count >= 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (community_id, membership_id, client_id)
);
create index timeline on posts (community_id, created_at desc, id desc) where published;
create index timeline_by_type on posts (community_id, content_type, created_at desc, id desc) where published;
create index posts_of_member on posts (community_id, membership_id, created_at desc, id desc);
create index posts_for_administrators on posts (community_id, post_by_admin, published, created_at desc, id desc);
create index posts_by_membership on posts (membership_id);

create table post_images (
  post_id bigint not null references posts on delete cascade,
  position smallint not null,
  file_id bigint not null references files,
  primary key (post_id, position)
);
create index post_images_by_file on post_images (file_id);

create table post_tags (
  post_id bigint not null references posts on delete cascade,
  position smallint not null,
  tag_id bigint not null references tags,
  primary key (post_id, position),
  unique (post_id, tag_id)
);
create index post_tags_by_tag on post_tags (tag_id, post_id desc);

create table comments (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  post_id bigint not null references posts on delete cascade,
  membership_id bigint not null references memberships,
  client_id uuid not null,
  create_by_admin boolean not null default false,
  content text not null,
  published boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (community_id, membership_id, client_id)
);
create index comments_of_post on comments (post_id, id);
create index comments_by_membership on comments (membership_id);

create table likes (
  post_id bigint not null references posts on delete cascade,
  membership_id bigint not null references memberships,
  created_at timestamptz(3) not null,
  primary key (post_id, membership_id)
);
create index likes_by_membership on likes (membership_id);
create index likes_of_post on likes (post_id, created_at desc, membership_id desc);

create table favorites (
  membership_id bigint not null references memberships,
  post_id bigint not null references posts on delete cascade,
  created_at timestamptz(3) not null,
  primary key (membership_id, post_id)
);
create index favorites_of_post on favorites (post_id);
create index favorites_newest on favorites (membership_id, created_at desc, post_id desc);
