-- no transaction: tables that grow for years are filled in steps, each committed by itself
create or replace procedure fill_communities(filled text, source text, reference text) language plpgsql as $$
declare
  step constant bigint := 5000;
  last bigint;
begin
  execute format('select coalesce(max(id), 0) from %I', source) into last;
  for above in 0 .. last by step loop
    execute format('update %I f set community_id = s.community_id from %I s
      where s.id = f.%I and s.id > $1 and s.id <= $1 + $2 and f.%I > $1 and f.%I <= $1 + $2 and f.community_id is null',
      filled, source, reference, reference, reference) using above, step;
    commit;
  end loop;
end $$;
call fill_communities('post_images', 'posts', 'post_id');
call fill_communities('post_tags', 'posts', 'post_id');
call fill_communities('likes', 'posts', 'post_id');
call fill_communities('favorites', 'posts', 'post_id');
call fill_communities('interests', 'posts', 'post_id');
call fill_communities('chat_messages', 'chatrooms', 'chatroom_id');
call fill_communities('group_members', 'groups', 'group_id');
call fill_communities('notice_mails', 'notices', 'notice_id');
call fill_communities('chat_mails', 'chatrooms', 'chatroom_id');
call fill_communities('sign_up_claims', 'pending_registrations', 'pending_registration_id');
drop procedure fill_communities(text, text, text);
alter table post_images drop constraint if exists post_images_have_community, add constraint post_images_have_community check (community_id is not null) not valid;
alter table post_images validate constraint post_images_have_community;
alter table post_images alter column community_id set not null;
alter table post_images drop constraint post_images_have_community;
alter table post_tags drop constraint if exists post_tags_have_community, add constraint post_tags_have_community check (community_id is not null) not valid;
alter table post_tags validate constraint post_tags_have_community;
alter table post_tags alter column community_id set not null;
alter table post_tags drop constraint post_tags_have_community;
alter table likes drop constraint if exists likes_have_community, add constraint likes_have_community check (community_id is not null) not valid;
alter table likes validate constraint likes_have_community;
alter table likes alter column community_id set not null;
alter table likes drop constraint likes_have_community;
alter table favorites drop constraint if exists favorites_have_community, add constraint favorites_have_community check (community_id is not null) not valid;
alter table favorites validate constraint favorites_have_community;
alter table favorites alter column community_id set not null;
alter table favorites drop constraint favorites_have_community;
alter table interests drop constraint if exists interests_have_community, add constraint interests_have_community check (community_id is not null) not valid;
alter table interests validate constraint interests_have_community;
alter table interests alter column community_id set not null;
alter table interests drop constraint interests_have_community;
alter table chat_messages drop constraint if exists chat_messages_have_community, add constraint chat_messages_have_community check (community_id is not null) not valid;
alter table chat_messages validate constraint chat_messages_have_community;
alter table chat_messages alter column community_id set not null;
alter table chat_messages drop constraint chat_messages_have_community;
alter table group_members drop constraint if exists group_members_have_community, add constraint group_members_have_community check (community_id is not null) not valid;
alter table group_members validate constraint group_members_have_community;
alter table group_members alter column community_id set not null;
alter table group_members drop constraint group_members_have_community;
alter table notice_mails drop constraint if exists notice_mails_have_community, add constraint notice_mails_have_community check (community_id is not null) not valid;
alter table notice_mails validate constraint notice_mails_have_community;
alter table notice_mails alter column community_id set not null;
alter table notice_mails drop constraint notice_mails_have_community;
alter table chat_mails drop constraint if exists chat_mails_have_community, add constraint chat_mails_have_community check (community_id is not null) not valid;
alter table chat_mails validate constraint chat_mails_have_community;
alter table chat_mails alter column community_id set not null;
alter table chat_mails drop constraint chat_mails_have_community;
alter table sign_up_claims drop constraint if exists sign_up_claims_have_community,
  add constraint sign_up_claims_have_community check ((community_id is null) = (pending_registration_id is null)) not valid;
alter table sign_up_claims validate constraint sign_up_claims_have_community;
