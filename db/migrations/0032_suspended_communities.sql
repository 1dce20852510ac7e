-- The provider has suspended the community: nobody enters it, nor do its administrators, until this is null again.
alter table communities add column suspended_at timestamptz(3);

drop trigger community_access_changed on communities;
create trigger community_access_changed after update of
  can_use_invited_code, group_creation, post_article_permission, post_recruitment_permission,
  interest_display_setting_recruitment, interest_display_setting_joboffer, is_private, is_daiko, ip_allow_list,
  demands_second_factor, suspended_at
  on communities for each row execute function announce_community_change();
