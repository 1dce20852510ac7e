-- An administrator has stated why a chat between members has to be read, and may read it until this time.
create table chat_openings (
  community_id bigint not null references communities (id),
  chatroom_id bigint not null references chatrooms (id) on delete cascade,
  membership_id bigint not null references memberships (id) on delete cascade,
  readable_until timestamptz(3) not null,
  primary key (community_id, chatroom_id, membership_id)
);
create index chat_openings_of_chatroom on chat_openings (chatroom_id);
create index chat_openings_of_member on chat_openings (membership_id);

-- These serve the tabs of chat management.
create index chats_by_content_type on chatrooms (community_id, content_type, last_message_at desc, id desc)
  where kind = 'post';
create index chats_with_office on chatrooms (community_id, last_message_at desc, id desc)
  where kind = 'direct' and direct_key like 'office:%';
