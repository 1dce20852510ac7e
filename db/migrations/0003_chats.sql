create table chatrooms (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  kind text not null check (kind in ('post', 'direct')),
  post_id bigint references posts on delete set null,
  -- The room's title stays readable after its post is gone.
  title text not null default '',
  content_type smallint,
  end_date timestamptz(3),
  extended_at timestamptz(3),
  -- Every change of the room (a message, a removal) takes the next number; a reconnecting client asks for what follows.
  last_seq integer not null default 0,
  message_count integer not null default 0,
  last_message_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index chatrooms_of_community on chatrooms (community_id, kind, last_message_at desc, id desc);
create index chatrooms_of_post on chatrooms (post_id);
create index chatrooms_to_close on chatrooms (end_date) where end_date is not null;

create table chatroom_members (
  chatroom_id bigint not null references chatrooms on delete cascade,
  membership_id bigint not null references memberships,
  -- The management office takes part as one: any administrator reads and answers for it.
  is_office boolean not null default false,
  read_seq integer not null default 0,
  unread_count integer not null default 0 check (unread_count >= 0),
  extension_agreed_at timestamptz(3),
  last_message_at timestamptz(3) not null,
  primary key (chatroom_id, membership_id)
);
create index chatrooms_of_member on chatroom_members (membership_id, last_message_at desc, chatroom_id desc);

create table chat_messages (
  id bigint generated always as identity primary key,
  chatroom_id bigint not null references chatrooms on delete cascade,
  membership_id bigint not null references memberships,
  client_id uuid not null,
  create_by_admin boolean not null default false,
  -- These are the message's place in the room, and the number of its latest change (its removal).
  seq integer not null,
  changed_seq integer not null,
  content text not null,
  published boolean not null default true,
  created_at timestamptz(3) not null,
  unique (chatroom_id, seq),
  unique (chatroom_id, membership_id, client_id)
);
create index chat_messages_changed on chat_messages (chatroom_id, changed_seq);
create index chat_messages_by_membership on chat_messages (membership_id);

create table interests (
  post_id bigint not null references posts on delete cascade,
  membership_id bigint not null references memberships,
  chatroom_id bigint references chatrooms on delete set null,
  created_at timestamptz(3) not null,
  primary key (post_id, membership_id)
);
create index interests_by_membership on interests (membership_id);
create index interests_by_chatroom on interests (chatroom_id);
create index interests_of_post on interests (post_id, created_at desc, membership_id desc);
