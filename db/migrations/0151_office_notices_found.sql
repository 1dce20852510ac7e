-- no transaction: indexes are built and rows checked beside those who read and write
drop index concurrently if exists notices_once_of_office;
create unique index concurrently notices_once_of_office on notices (membership_id, office_notice_id)
  where office_notice_id is not null;
drop index concurrently if exists notices_of_office;
create index concurrently notices_of_office on notices (community_id, office_notice_id, membership_id) include (is_read)
  where office_notice_id is not null;
alter table notices validate constraint notices_community_id_office_notice_id_fkey;
alter table files validate constraint files_purpose_check;
alter table notice_choices validate constraint notice_choices_kind_check;
