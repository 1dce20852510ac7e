-- Every process caches resolved members for a moment. These triggers announce whatever ends or changes access in the
-- transaction that does it, so that no operation can forget to.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', 'account:' || old.account_id);
  return null;
end $$;

create function announce_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', 'account:' || new.id);
  return null;
end $$;

create function announce_membership_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', 'account:' || new.account_id);
  return null;
end $$;

create function announce_community_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', 'community:' || new.id);
  return null;
end $$;

create trigger session_ended after delete on sessions
  for each row execute function announce_session_end();
create trigger account_access_changed after update of deleted_at, activated_at, kind, language on accounts
  for each row execute function announce_account_change();
create trigger membership_access_changed after insert or update of state, role, posting_blocked, kind on memberships
  for each row execute function announce_membership_change();
create trigger community_access_changed after update of
  can_use_invited_code, group_creation, post_article_permission, post_recruitment_permission,
  interest_display_setting_recruitment, interest_display_setting_joboffer, is_private, is_daiko, ip_allow_list
  on communities for each row execute function announce_community_change();
