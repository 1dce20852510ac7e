-- Why and when an administrator has opened a chat between members, which the chat itself shows.
alter table chat_openings add column opened_at timestamptz(3), add column reason text;
