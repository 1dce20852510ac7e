-- A seat in a chat that an earlier owner of the membership keeps: whoever owns the membership now does not sit there.
-- The column refers to nothing, since an account that is gone must not open what it has kept.
alter table chatroom_members add column held_by_account_id bigint;

-- The office asks for a turnover here; it is carried out after the wait, or at once when the employee confirms it.
create table turnover_requests (
  community_id bigint not null references communities,
  id bigint not null generated always as identity,
  membership_id bigint not null,
  -- The employee of this account is asked; it stays theirs to confirm when the membership is no longer.
  employee_account_id bigint references accounts on delete set null,
  asked_by_membership_id bigint not null,
  -- The invitation goes here; the address is deleted once nobody can decide about it any more.
  email text,
  language text not null check (language in ('ja', 'en')),
  asked_at timestamptz(3) not null,
  -- The wait begins when the letter has left.
  due_at timestamptz(3),
  -- The key of the letter's link to object is generated when the letter leaves.
  objection_key_hash bytea unique,
  confirmed_at timestamptz(3),
  outcome text check (outcome in ('carried_out', 'objected', 'cancelled', 'lapsed', 'undone')),
  ended_at timestamptz(3),
  -- The waiting or accepted turnover that it has led to.
  turnover_id bigint,
  primary key (community_id, id),
  foreign key (community_id, membership_id) references memberships (community_id, id) on delete cascade,
  foreign key (community_id, asked_by_membership_id) references memberships (community_id, id),
  foreign key (community_id, turnover_id) references turnovers (community_id, id) on delete set null (turnover_id),
  check ((outcome is null) = (ended_at is null))
);
create unique index one_open_turnover_request on turnover_requests (community_id, membership_id) where outcome is null;
create index turnover_requests_of_membership on turnover_requests (community_id, membership_id, id);
create index turnover_requests_by_asker on turnover_requests (community_id, asked_by_membership_id);
create index turnover_requests_of_employee on turnover_requests (employee_account_id);
create index turnover_requests_of_turnover on turnover_requests (community_id, turnover_id);
create index due_turnover_requests on turnover_requests (due_at) where outcome is null;

-- What the membership said of itself as an employee's, in case it is given back after the invitation was accepted.
alter table turnovers add column description_before jsonb;

-- Whoever waits already was never asked, so their chats stay closed until they confirm.
insert into turnover_requests (community_id, membership_id, employee_account_id, asked_by_membership_id, email, language,
    asked_at, due_at, outcome, ended_at, turnover_id)
  select community_id, membership_id, employee_account_id, invited_by_membership_id, email, language,
    asked_at, asked_at, 'carried_out', asked_at, id
  from turnovers where accepted_at is null;
update chatroom_members s set held_by_account_id = coalesce(t.employee_account_id, 0)
  from turnovers t where t.community_id = s.community_id and t.membership_id = s.membership_id and t.accepted_at is null and not s.is_office;
update memberships m set unread_chat_count = 0
  from turnovers t where t.community_id = m.community_id and t.membership_id = m.id and t.accepted_at is null and m.unread_chat_count > 0;
update chatrooms r set direct_key = r.direct_key || '/' || r.id
  from chatroom_members s
  where s.community_id = r.community_id and s.chatroom_id = r.id and s.held_by_account_id is not null and r.kind = 'direct';
