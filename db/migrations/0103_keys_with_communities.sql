-- no transaction: unique keys are built beside those who read and write
-- The keys without the community stay for the version before, which names them in its conflicts; they can go with the
-- release after this one.
drop index concurrently if exists chat_messages_community_id_id_key;
create unique index concurrently chat_messages_community_id_id_key on chat_messages (community_id, id);
drop index concurrently if exists likes_with_community_key;
create unique index concurrently likes_with_community_key on likes (community_id, post_id, membership_id);
drop index concurrently if exists favorites_with_community_key;
create unique index concurrently favorites_with_community_key on favorites (community_id, membership_id, post_id);
drop index concurrently if exists interests_with_community_key;
create unique index concurrently interests_with_community_key on interests (community_id, post_id, membership_id);
drop index concurrently if exists post_images_with_community_key;
create unique index concurrently post_images_with_community_key on post_images (community_id, post_id, "position");
drop index concurrently if exists post_tags_with_community_key;
create unique index concurrently post_tags_with_community_key on post_tags (community_id, post_id, "position");
drop index concurrently if exists group_members_with_community_key;
create unique index concurrently group_members_with_community_key on group_members (community_id, group_id, membership_id);
drop index concurrently if exists chatroom_members_with_community_key;
create unique index concurrently chatroom_members_with_community_key on chatroom_members (community_id, chatroom_id, membership_id);
drop index concurrently if exists comment_likes_with_community_key;
create unique index concurrently comment_likes_with_community_key on comment_likes (community_id, comment_id, membership_id);
drop index concurrently if exists notice_mails_with_community_key;
create unique index concurrently notice_mails_with_community_key on notice_mails (community_id, notice_id);
drop index concurrently if exists chat_mails_with_community_key;
create unique index concurrently chat_mails_with_community_key on chat_mails (community_id, membership_id, chatroom_id);
