-- The rooms of the management office are listed, and their unread messages counted, per community.
alter table chatroom_members add column community_id bigint not null references communities;
create index chatrooms_of_office on chatroom_members (community_id, is_office, last_message_at desc, chatroom_id desc);
create index unread_chatrooms_of_office on chatroom_members (community_id) where is_office and unread_count > 0;

-- A pair has one direct chat, however often and from whichever side it is started: `12:45` of two memberships,
-- `office:45` of the management office and one.
alter table chatrooms add column direct_key text;
alter table chatrooms add constraint direct_chats_have_a_key check ((kind = 'direct') = (direct_key is not null));
create unique index direct_chats_once on chatrooms (community_id, direct_key);

create index administrators_of_community on memberships (community_id, id) where role <> 'member';
