-- Comments get replies, likes, and edits.
alter table comments
  add column parent_id bigint references comments(id) on delete cascade,
  add column edited_at timestamptz(3),
  -- A removed comment is kept without its text for its replies.
  add column removed boolean not null default false,
  add column like_count integer not null default 0,
  -- Only published replies count.
  add column reply_count integer not null default 0;
drop index comments_of_post;
create index comments_of_post on comments (post_id, coalesce(parent_id, 0), id);
create index replies_of_comment on comments (parent_id) where parent_id is not null;

create table comment_likes (
  community_id bigint not null references communities(id),
  comment_id bigint not null references comments(id) on delete cascade,
  membership_id bigint not null references memberships(id),
  created_at timestamptz(3) not null,
  primary key (comment_id, membership_id)
);
create index comment_likes_by_membership on comment_likes (membership_id);
create index comment_likes_of_community on comment_likes (community_id);

-- Likes of one thing are one notice: the latest replaces those before it, and counts them.
alter table notices
  add column superseded boolean not null default false,
  add column others integer not null default 0;
with ranked as (
  select id, row_number() over latest as place, count(*) over (partition by membership_id, post_id) as likes
  from notices where notice_type = 'like'
  window latest as (partition by membership_id, post_id order by created_at desc, id desc)
)
update notices n set superseded = ranked.place > 1, is_read = n.is_read or ranked.place > 1,
  others = case when ranked.place = 1 then ranked.likes - 1 else 0 end
from ranked where ranked.id = n.id and ranked.likes > 1;
drop index notices_of_member;
create index notices_of_member on notices (membership_id, created_at desc, id desc) where not superseded;
create index notices_of_member_by_post on notices (membership_id, post_id, notice_type) where not superseded;
create unique index notices_once_of_comment on notices (membership_id, actor_membership_id, comment_id)
  where notice_type = 'comment_like';
