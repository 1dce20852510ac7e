-- What an act upon many was asked with beside whom, for whoever takes it up again or undoes it.
alter table activities add column input jsonb;
