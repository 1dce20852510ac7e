-- Mails of a registration may be asked for again, but not without limit.
alter table pending_registrations add column mails smallint not null default 1;
create index pending_registrations_by_browser on pending_registrations (browser_hash);
