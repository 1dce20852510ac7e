-- `updated_at` moves with whatever an editor has to have seen, hiding and revealing too; only this says that the text is another.
alter table posts add column edited boolean not null default false;
update posts set edited = true where updated_at <> created_at;
