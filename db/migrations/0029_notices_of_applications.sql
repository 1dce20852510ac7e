-- Administrators get notices of applications, and choose like everybody whether by mail too.
alter table notice_choices drop constraint notice_choices_kind_check;
alter table notice_choices add constraint notice_choices_kind_check
  check (kind in ('comment', 'mention', 'like', 'interest', 'chat', 'application'));
