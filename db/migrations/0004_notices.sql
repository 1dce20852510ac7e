create table notices (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  membership_id bigint not null references memberships,
  -- The cause is comment, mention, like, interest, approval, …
  notice_type text not null,
  -- 1 has a detail to open, 2 has none. R116
  notification_type smallint not null check (notification_type in (1, 2)),
  actor_membership_id bigint references memberships,
  actor_as_office boolean not null default false,
  post_id bigint references posts on delete cascade,
  comment_id bigint references comments on delete cascade,
  chatroom_id bigint references chatrooms on delete cascade,
  details jsonb not null default '{}',
  is_read boolean not null default false,
  created_at timestamptz(3) not null
);
create index notices_of_member on notices (membership_id, created_at desc, id desc);
create index unread_notices_of_member on notices (membership_id) where not is_read;
create index notices_of_community on notices (community_id);
create index notices_of_post on notices (post_id);
create index notices_of_comment on notices (comment_id);
create index notices_of_chatroom on notices (chatroom_id);
create index notices_by_actor on notices (actor_membership_id);
-- Taking a like back and giving it again makes one notice, not two.
create unique index notices_once on notices (membership_id, actor_membership_id, notice_type, post_id)
  where notice_type in ('like', 'interest');

create table product_notices (
  id bigint generated always as identity primary key,
  title text not null,
  content text not null,
  public_date timestamptz(3) not null,
  end_date timestamptz(3),
  created_at timestamptz(3) not null
);
create index product_notices_newest on product_notices (public_date desc, id desc);

create table product_notice_reads (
  account_id bigint not null references accounts on delete cascade,
  product_notice_id bigint not null references product_notices on delete cascade,
  primary key (account_id, product_notice_id)
);
create index product_notice_reads_of_notice on product_notice_reads (product_notice_id);
