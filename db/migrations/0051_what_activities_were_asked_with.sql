-- This is the input of a bulk act, for continuing or undoing it.
alter table activities add column input jsonb;
