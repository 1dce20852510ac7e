-- no transaction: each table is altered by itself, so that nobody waits for more than one of them
-- Rows of a community that did not say so get its id. A process of the version before leaves the column out: the trigger
-- fills it in then, and can go with the release after this one.
create or replace function fill_community() returns trigger language plpgsql as $$
begin
  execute format('select community_id from %I where id = ($1).%I', tg_argv[0], tg_argv[1]) using new into new.community_id;
  return new;
end $$;
alter table post_images add column if not exists community_id bigint;
create or replace trigger post_images_fill_community before insert on post_images
  for each row when (new.community_id is null) execute function fill_community('posts', 'post_id');
alter table post_tags add column if not exists community_id bigint;
create or replace trigger post_tags_fill_community before insert on post_tags
  for each row when (new.community_id is null) execute function fill_community('posts', 'post_id');
alter table likes add column if not exists community_id bigint;
create or replace trigger likes_fill_community before insert on likes
  for each row when (new.community_id is null) execute function fill_community('posts', 'post_id');
alter table favorites add column if not exists community_id bigint;
create or replace trigger favorites_fill_community before insert on favorites
  for each row when (new.community_id is null) execute function fill_community('posts', 'post_id');
alter table interests add column if not exists community_id bigint;
create or replace trigger interests_fill_community before insert on interests
  for each row when (new.community_id is null) execute function fill_community('posts', 'post_id');
alter table chat_messages add column if not exists community_id bigint;
create or replace trigger chat_messages_fill_community before insert on chat_messages
  for each row when (new.community_id is null) execute function fill_community('chatrooms', 'chatroom_id');
alter table group_members add column if not exists community_id bigint;
create or replace trigger group_members_fill_community before insert on group_members
  for each row when (new.community_id is null) execute function fill_community('groups', 'group_id');
alter table notice_mails add column if not exists community_id bigint;
create or replace trigger notice_mails_fill_community before insert on notice_mails
  for each row when (new.community_id is null) execute function fill_community('notices', 'notice_id');
alter table chat_mails add column if not exists community_id bigint;
create or replace trigger chat_mails_fill_community before insert on chat_mails
  for each row when (new.community_id is null) execute function fill_community('chatrooms', 'chatroom_id');
alter table sign_up_claims add column if not exists community_id bigint;
create or replace trigger sign_up_claims_fill_community before insert on sign_up_claims
  for each row when (new.community_id is null and new.pending_registration_id is not null) execute function fill_community('pending_registrations', 'pending_registration_id');
