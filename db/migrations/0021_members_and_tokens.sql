-- Administrators see paused members in the list too; the index alone tells which are paused.
drop index memberships_newest;
create index memberships_newest on memberships (community_id, joined_at desc, id desc) include (state)
  where state in ('participating', 'paused');
create index memberships_newest_of_kind on memberships (community_id, kind, joined_at desc, id desc) include (state)
  where state in ('participating', 'paused');

-- The mail of a registration activates its account; no link of its own was ever made for that.
delete from one_time_tokens where purpose = 'activation';
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('lobby', 'password', 'email'));
