-- What a community has agreed on with the provider. How many members it may have stands beside its counters of them.
create table contracts (
  community_id bigint not null primary key references communities,
  plan text,
  renewal_date date,
  options text[] not null default '{}',
  purchased_points integer not null default 0 check (purchased_points >= 0),
  updated_at timestamptz(3) not null
);
insert into contracts (community_id, updated_at) select id, created_at from communities;

-- The contractor asks for a plan, and an operator answers.
create table plan_requests (
  community_id bigint not null references communities,
  id bigint not null generated always as identity,
  choice text not null check (choice in ('new', 'continue', 'upgrade')),
  remarks text not null,
  membership_id bigint not null,
  requested_at timestamptz(3) not null,
  answer text check (answer in ('accepted', 'declined')),
  answer_text text not null default '',
  answered_at timestamptz(3),
  answered_by_account_id bigint references accounts,
  primary key (community_id, id),
  foreign key (community_id, membership_id) references memberships (community_id, id),
  check ((answer is null) = (answered_at is null))
);
create unique index plan_requests_open on plan_requests (community_id) where answered_at is null;
create index plan_requests_of_member on plan_requests (community_id, membership_id);
create index plan_requests_answered_by on plan_requests (answered_by_account_id);

-- Every change of a contract and every request for a plan, in their order.
create table contract_history (
  community_id bigint not null references communities,
  id bigint not null generated always as identity,
  changed_at timestamptz(3) not null,
  changes jsonb not null default '{}',
  request_id bigint,
  membership_id bigint,
  operator_account_id bigint references accounts,
  primary key (community_id, id),
  foreign key (community_id, request_id) references plan_requests (community_id, id),
  foreign key (community_id, membership_id) references memberships (community_id, id)
);
create index contract_history_of_request on contract_history (community_id, request_id);
create index contract_history_of_member on contract_history (community_id, membership_id);
create index contract_history_of_operator on contract_history (operator_account_id);

-- A limit may be lowered below the present members; then nobody joins until it is raised or members have left.
alter table communities drop constraint members_within_limit;
