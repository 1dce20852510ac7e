-- Operators look after all communities for the provider. Their logins go on with a second factor like others'.
alter table sign_in_steps drop constraint sign_in_steps_kind_check;
alter table sign_in_steps add constraint sign_in_steps_kind_check check (kind in ('alumnus', 'employee', 'operator'));

-- By such a link an operator's account is set up, once. One that is printed is sealed and is stored only when it is used.
create table operator_links (
  token_hash bytea primary key,
  account_id bigint references accounts on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index operator_links_of_account on operator_links (account_id);
create index operator_links_by_expiry on operator_links (expires_at);

create index operators on accounts (id) where kind = 'operator';

-- Everything an operator does: who, what, to which community, before and after, and from where.
create table operator_events (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  actor_account_id bigint not null references accounts,
  -- This is how the operator was called then, since the account may be removed.
  actor_name text not null,
  act text not null,
  -- It refers to nothing, since the event outlives the community.
  community_id bigint,
  target_kind text not null,
  target_id bigint not null,
  -- Each field has its value before and after.
  changes jsonb,
  reason text,
  ip text,
  request_id text
);
create index operator_events_of_actor on operator_events (actor_account_id, id desc);
create index operator_events_of_community on operator_events (community_id, id desc) where community_id is not null;

create function refuse_changed_operator_event() returns trigger language plpgsql as $$
begin
  raise exception 'operator_events are only added to';
end $$;
create trigger operator_events_stay before update or delete on operator_events
  for each row execute function refuse_changed_operator_event();
