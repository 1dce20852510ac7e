-- The list of members shows administrators those paused as well; which of the two, the index says by itself.
drop index memberships_newest;
create index memberships_newest on memberships (community_id, joined_at desc, id desc) include (state)
  where state in ('participating', 'paused');
create index memberships_newest_of_kind on memberships (community_id, kind, joined_at desc, id desc) include (state)
  where state in ('participating', 'paused');

-- An account is activated by the mail that registers it; no link of its own was ever made for that.
delete from one_time_tokens where purpose = 'activation';
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('lobby', 'password', 'email'));
