-- The office of a community stores texts under a name, to write messages with.
create table message_templates (
  community_id bigint not null references communities,
  id bigint not null generated always as identity,
  name text not null,
  type text not null check (type in ('alumni', 'employee', 'group_invitation')),
  body text not null,
  updated_at timestamptz(3) not null,
  primary key (community_id, id)
);
-- Names that differ only in case are the same.
create unique index message_templates_by_name on message_templates (community_id, lower(name));
