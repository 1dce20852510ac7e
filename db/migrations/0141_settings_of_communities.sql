-- Whether the office is mailed about applications and about chats that wait for it, and when mails at once wait.
alter table communities
  add column mails_applications boolean not null default true,
  add column mails_waiting_chats boolean not null default true,
  add column quiet_from smallint check (quiet_from between 0 and 23),
  add column quiet_until smallint check (quiet_until between 0 and 23),
  add constraint quiet_hours_have_an_end check ((quiet_from is null) = (quiet_until is null));

-- Up to this message the office has been told by mail that somebody waits for its answer.
alter table chatroom_members add column office_mailed_seq integer;

-- Administrators are told of chats that wait, as of applications, until one of them is relieved of it.
alter table memberships alter column duties set default 3;
update memberships set duties = duties | 2 where role <> 'member';
