-- Each row is a visit on a day (Asia/Tokyo); active members are counted from it, and older days are deleted.
create table member_visits (
  community_id bigint not null references communities,
  day date not null,
  membership_id bigint not null references memberships on delete cascade,
  primary key (community_id, day, membership_id)
);
create index member_visits_by_day on member_visits (day);
create index member_visits_by_membership on member_visits (membership_id);

-- Each row is what happened in a community on one day (Asia/Tokyo), written once after the day has ended.
create table daily_figures (
  community_id bigint not null references communities,
  day date not null,
  members_by_member_invitation integer not null,
  members_by_office_invitation integer not null,
  members_by_other_route integer not null,
  articles integer not null,
  recruitments integer not null,
  job_offers integer not null,
  auto_posts integer not null,
  comments integer not null,
  likes integer not null,
  interests integer not null,
  chats_opened integer not null,
  -- These count different people who came on the day, and in the 7 and 30 days that end with it.
  active_in_day integer not null,
  active_in_week integer not null,
  active_in_month integer not null,
  primary key (community_id, day)
);
create index daily_figures_by_day on daily_figures (day);

-- Scheduling, sending and cancelling a message each update this counter.
alter table communities add column scheduled_message_count integer not null default 0
  check (scheduled_message_count >= 0);

-- The dashboard counts today's comments and the chats that are still open.
create index comments_of_community on comments (community_id, created_at);
create index open_interest_chats on chatrooms (community_id, end_date) where kind = 'post';

-- Once a day the likes, interests and new chats of all communities are added up. They arrive in the order of time, for
-- which a block range index is enough and costs next to nothing on each write.
create index likes_by_time on likes using brin (created_at);
create index interests_by_time on interests using brin (created_at);
create index chatrooms_by_time on chatrooms using brin (created_at);
