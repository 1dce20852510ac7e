alter table accounts add column color_scheme text not null default 'system'
  check (color_scheme in ('system', 'light', 'dark'));

-- A row says how news of a kind reaches somebody besides the bell; without one the product's default applies.
create table notice_choices (
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('comment', 'mention', 'like', 'interest', 'chat')),
  delivery text not null check (delivery in ('off', 'at_once', 'daily')),
  -- A mail's link has switched this off, so that the same link can restore it.
  unsubscribed_from text check (unsubscribed_from in ('at_once', 'daily')),
  primary key (account_id, kind),
  check (unsubscribed_from is null or delivery = 'off')
);

-- A notice that was mailed is not mailed again.
create table notice_mails (
  notice_id bigint primary key references notices on delete cascade,
  created_at timestamptz(3) not null
);

-- This is the last message of a chat that somebody was mailed about; the next mail waits until they have read that far.
create table chat_mails (
  membership_id bigint not null references memberships on delete cascade,
  chatroom_id bigint not null references chatrooms on delete cascade,
  seq integer not null,
  primary key (membership_id, chatroom_id)
);
create index chat_mails_of_chatroom on chat_mails (chatroom_id);

-- There is one digest for an account and day, however often the work of that morning begins.
create table notice_digests (
  account_id bigint not null references accounts on delete cascade,
  day date not null,
  created_at timestamptz(3) not null,
  primary key (account_id, day)
);

create index unread_notices_newest on notices (created_at) where not is_read;
