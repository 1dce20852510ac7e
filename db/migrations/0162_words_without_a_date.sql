-- It is not known since when the words are listed that were there before their dates.
alter table banned_words alter column created_at drop default, alter column created_at drop not null;
