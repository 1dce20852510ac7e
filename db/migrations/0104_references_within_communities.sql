-- no transaction: each reference is added by itself, so that nobody waits for more than two tables
-- A reference to a row of a community carries the community, so that a row of another one cannot be named.
alter table communities drop constraint if exists communities_community_id_header_file_id_fkey, add constraint communities_community_id_header_file_id_fkey
  foreign key (id, header_file_id) references files (community_id, id) not valid;
alter table communities drop constraint if exists communities_community_id_profile_file_id_fkey, add constraint communities_community_id_profile_file_id_fkey
  foreign key (id, profile_file_id) references files (community_id, id) not valid;
alter table communities drop constraint if exists communities_community_id_operating_file_id_fkey, add constraint communities_community_id_operating_file_id_fkey
  foreign key (id, operating_file_id) references files (community_id, id) not valid;
alter table post_images drop constraint if exists post_images_community_id_file_id_fkey, add constraint post_images_community_id_file_id_fkey
  foreign key (community_id, file_id) references files (community_id, id) not valid;
alter table memberships drop constraint if exists memberships_community_id_invited_by_membership_id_fkey, add constraint memberships_community_id_invited_by_membership_id_fkey
  foreign key (community_id, invited_by_membership_id) references memberships (community_id, id) not valid;
alter table invitation_keys drop constraint if exists invitation_keys_community_id_membership_id_fkey, add constraint invitation_keys_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table posts drop constraint if exists posts_community_id_membership_id_fkey, add constraint posts_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table comments drop constraint if exists comments_community_id_membership_id_fkey, add constraint comments_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table likes drop constraint if exists likes_community_id_membership_id_fkey, add constraint likes_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table favorites drop constraint if exists favorites_community_id_membership_id_fkey, add constraint favorites_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table chatrooms drop constraint if exists chatrooms_community_id_opened_by_membership_id_fkey, add constraint chatrooms_community_id_opened_by_membership_id_fkey
  foreign key (community_id, opened_by_membership_id) references memberships (community_id, id) not valid;
alter table chatroom_members drop constraint if exists chatroom_members_community_id_membership_id_fkey, add constraint chatroom_members_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table chat_messages drop constraint if exists chat_messages_community_id_membership_id_fkey, add constraint chat_messages_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table interests drop constraint if exists interests_community_id_membership_id_fkey, add constraint interests_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table notices drop constraint if exists notices_community_id_actor_membership_id_fkey, add constraint notices_community_id_actor_membership_id_fkey
  foreign key (community_id, actor_membership_id) references memberships (community_id, id) not valid;
alter table notices drop constraint if exists notices_community_id_membership_id_fkey, add constraint notices_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table groups drop constraint if exists groups_community_id_creator_membership_id_fkey, add constraint groups_community_id_creator_membership_id_fkey
  foreign key (community_id, creator_membership_id) references memberships (community_id, id) not valid;
alter table group_members drop constraint if exists group_members_community_id_membership_id_fkey, add constraint group_members_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table member_visits drop constraint if exists member_visits_community_id_membership_id_fkey, add constraint member_visits_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table pending_registrations drop constraint if exists pending_registrations_invited_by_membership_id_within_fkey, add constraint pending_registrations_invited_by_membership_id_within_fkey
  foreign key (community_id, invited_by_membership_id) references memberships (community_id, id) not valid;
alter table employee_invitations drop constraint if exists employee_invitations_community_id_membership_id_fkey, add constraint employee_invitations_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table employee_invitations drop constraint if exists employee_invitations_community_id_invited_by_membership_id_fkey, add constraint employee_invitations_community_id_invited_by_membership_id_fkey
  foreign key (community_id, invited_by_membership_id) references memberships (community_id, id) on delete set null (invited_by_membership_id) not valid;
alter table chat_mails drop constraint if exists chat_mails_community_id_membership_id_fkey, add constraint chat_mails_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table activities drop constraint if exists activities_community_id_actor_membership_id_fkey, add constraint activities_community_id_actor_membership_id_fkey
  foreign key (community_id, actor_membership_id) references memberships (community_id, id) not valid;
alter table saved_views drop constraint if exists saved_views_community_id_membership_id_fkey, add constraint saved_views_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table default_views drop constraint if exists default_views_community_id_membership_id_fkey, add constraint default_views_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table contract_offers drop constraint if exists contract_offers_community_id_to_membership_id_fkey, add constraint contract_offers_community_id_to_membership_id_fkey
  foreign key (community_id, to_membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table contract_offers drop constraint if exists contract_offers_community_id_from_membership_id_fkey, add constraint contract_offers_community_id_from_membership_id_fkey
  foreign key (community_id, from_membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table people drop constraint if exists people_community_id_membership_id_fkey, add constraint people_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table people_imports drop constraint if exists people_imports_community_id_created_by_membership_id_fkey, add constraint people_imports_community_id_created_by_membership_id_fkey
  foreign key (community_id, created_by_membership_id) references memberships (community_id, id) not valid;
alter table people_import_rows drop constraint if exists people_import_rows_community_id_membership_id_fkey, add constraint people_import_rows_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete set null (membership_id) not valid;
alter table chat_openings drop constraint if exists chat_openings_community_id_membership_id_fkey, add constraint chat_openings_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table turnovers drop constraint if exists turnovers_community_id_membership_id_fkey, add constraint turnovers_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table turnovers drop constraint if exists turnovers_community_id_invited_by_membership_id_fkey, add constraint turnovers_community_id_invited_by_membership_id_fkey
  foreign key (community_id, invited_by_membership_id) references memberships (community_id, id) not valid;
alter table people_words drop constraint if exists people_words_community_id_membership_id_fkey, add constraint people_words_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table alumni_invitations drop constraint if exists alumni_invitations_community_id_invited_by_membership_id_fkey, add constraint alumni_invitations_community_id_invited_by_membership_id_fkey
  foreign key (community_id, invited_by_membership_id) references memberships (community_id, id) not valid;
alter table alumni_invitations drop constraint if exists alumni_invitations_community_id_membership_id_fkey, add constraint alumni_invitations_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete set null (membership_id) not valid;
alter table acts_by_month drop constraint if exists acts_by_month_community_id_membership_id_fkey, add constraint acts_by_month_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table comment_likes drop constraint if exists comment_likes_community_id_membership_id_fkey, add constraint comment_likes_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) not valid;
alter table dismissed_first_steps drop constraint if exists dismissed_first_steps_community_id_membership_id_fkey, add constraint dismissed_first_steps_community_id_membership_id_fkey
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade not valid;
alter table post_tags drop constraint if exists post_tags_community_id_tag_id_fkey, add constraint post_tags_community_id_tag_id_fkey
  foreign key (community_id, tag_id) references tags (community_id, id) not valid;
alter table post_images drop constraint if exists post_images_community_id_post_id_fkey, add constraint post_images_community_id_post_id_fkey
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade not valid;
alter table post_tags drop constraint if exists post_tags_community_id_post_id_fkey, add constraint post_tags_community_id_post_id_fkey
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade not valid;
alter table comments drop constraint if exists comments_community_id_post_id_fkey, add constraint comments_community_id_post_id_fkey
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade not valid;
alter table likes drop constraint if exists likes_community_id_post_id_fkey, add constraint likes_community_id_post_id_fkey
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade not valid;
alter table favorites drop constraint if exists favorites_community_id_post_id_fkey, add constraint favorites_community_id_post_id_fkey
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade not valid;
alter table chatrooms drop constraint if exists chatrooms_community_id_post_id_fkey, add constraint chatrooms_community_id_post_id_fkey
  foreign key (community_id, post_id) references posts (community_id, id) on delete set null (post_id) not valid;
alter table interests drop constraint if exists interests_community_id_post_id_fkey, add constraint interests_community_id_post_id_fkey
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade not valid;
alter table notices drop constraint if exists notices_community_id_post_id_fkey, add constraint notices_community_id_post_id_fkey
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade not valid;
alter table comments drop constraint if exists comments_community_id_parent_id_fkey, add constraint comments_community_id_parent_id_fkey
  foreign key (community_id, parent_id) references comments (community_id, id) on delete cascade not valid;
alter table notices drop constraint if exists notices_community_id_comment_id_fkey, add constraint notices_community_id_comment_id_fkey
  foreign key (community_id, comment_id) references comments (community_id, id) on delete cascade not valid;
alter table comment_likes drop constraint if exists comment_likes_community_id_comment_id_fkey, add constraint comment_likes_community_id_comment_id_fkey
  foreign key (community_id, comment_id) references comments (community_id, id) on delete cascade not valid;
alter table chatroom_members drop constraint if exists chatroom_members_community_id_chatroom_id_fkey, add constraint chatroom_members_community_id_chatroom_id_fkey
  foreign key (community_id, chatroom_id) references chatrooms (community_id, id) on delete cascade not valid;
alter table chat_messages drop constraint if exists chat_messages_community_id_chatroom_id_fkey, add constraint chat_messages_community_id_chatroom_id_fkey
  foreign key (community_id, chatroom_id) references chatrooms (community_id, id) on delete cascade not valid;
alter table interests drop constraint if exists interests_community_id_chatroom_id_fkey, add constraint interests_community_id_chatroom_id_fkey
  foreign key (community_id, chatroom_id) references chatrooms (community_id, id) on delete set null (chatroom_id) not valid;
alter table notices drop constraint if exists notices_community_id_chatroom_id_fkey, add constraint notices_community_id_chatroom_id_fkey
  foreign key (community_id, chatroom_id) references chatrooms (community_id, id) on delete cascade not valid;
alter table chat_mails drop constraint if exists chat_mails_community_id_chatroom_id_fkey, add constraint chat_mails_community_id_chatroom_id_fkey
  foreign key (community_id, chatroom_id) references chatrooms (community_id, id) on delete cascade not valid;
alter table chat_openings drop constraint if exists chat_openings_community_id_chatroom_id_fkey, add constraint chat_openings_community_id_chatroom_id_fkey
  foreign key (community_id, chatroom_id) references chatrooms (community_id, id) on delete cascade not valid;
alter table notice_mails drop constraint if exists notice_mails_community_id_notice_id_fkey, add constraint notice_mails_community_id_notice_id_fkey
  foreign key (community_id, notice_id) references notices (community_id, id) on delete cascade not valid;
alter table group_members drop constraint if exists group_members_community_id_group_id_fkey, add constraint group_members_community_id_group_id_fkey
  foreign key (community_id, group_id) references groups (community_id, id) on delete cascade not valid;
alter table sign_up_claims drop constraint if exists sign_up_claims_community_id_pending_registration_id_fkey, add constraint sign_up_claims_community_id_pending_registration_id_fkey
  foreign key (community_id, pending_registration_id) references pending_registrations (community_id, id) on delete cascade not valid;
alter table pending_registrations drop constraint if exists pending_registrations_community_id_turnover_id_fkey, add constraint pending_registrations_community_id_turnover_id_fkey
  foreign key (community_id, turnover_id) references turnovers (community_id, id) on delete cascade not valid;
