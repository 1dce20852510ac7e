-- `updated_at` changes with all that an editor must have seen, hiding too; this says that the text has changed.
alter table posts add column edited boolean not null default false;
update posts set edited = true where updated_at <> created_at;
