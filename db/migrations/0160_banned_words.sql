-- A word is found in any spelling that folds to the same (features/banned-words/server/fold.ts). Words from before, and
-- those folded by an earlier version of the rules, are folded anew where they are read. An allowed word holds a banned
-- one and may be written all the same.
alter table banned_words
  drop constraint banned_words_pkey,
  add column id bigint generated always as identity primary key,
  add column kind text not null default 'banned' check (kind in ('banned', 'allowed')),
  add column folded text collate "C",
  add column folding smallint not null default 0,
  add column created_at timestamptz(3) not null default now();
create unique index banned_words_by_spelling on banned_words (folded);

-- Each process remembers the words until this names other ones. It is no number, so that no two sets have the same name.
create table banned_words_edition (
  only_one boolean primary key default true check (only_one),
  edition uuid not null default gen_random_uuid()
);
insert into banned_words_edition default values;

create function renew_banned_words_edition() returns trigger language plpgsql as $$
begin
  update banned_words_edition set edition = gen_random_uuid();
  return null;
end $$;
create trigger banned_words_changed after insert or update or delete on banned_words
  for each statement execute function renew_banned_words_edition();
