-- An inquiry is open until an operator answers or closes it. Those from before were answered by mail alone.
alter table inquiries
  add column state text not null default 'closed' check (state in ('open', 'answered', 'closed')),
  add column answered_at timestamptz(3),
  -- An operator has last answered, closed or opened it then; null while nobody has.
  add column updated_at timestamptz(3);
alter table inquiries alter column state set default 'open';
create index inquiries_open on inquiries (created_at, id) where state = 'open';

create table inquiry_answers (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiries on delete cascade,
  client_id uuid not null,
  content text not null,
  operator_account_id bigint not null references accounts,
  -- As the operator was called then.
  operator_name text not null,
  created_at timestamptz(3) not null,
  unique (inquiry_id, client_id)
);
create index inquiry_answers_of_operator on inquiry_answers (operator_account_id);

-- Texts that operators keep under a name, to answer with.
create table inquiry_ready_answers (
  id bigint generated always as identity primary key,
  name text not null,
  text_ja text not null,
  text_en text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index inquiry_ready_answers_by_name on inquiry_ready_answers (lower(name));
