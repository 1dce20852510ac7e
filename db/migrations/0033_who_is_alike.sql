-- Finds who has the birthday or the name of somebody who wants to be let in.
drop index employees_by_birthday;
create index accounts_by_birthday on accounts (birthday, kind) where birthday is not null;
create index accounts_by_name on accounts (family_name, given_name) where family_name <> '';

-- Finds who has decided upon the number of somebody who waits no more.
create index activity_targets_by_number on activity_targets (community_id, number, activity_id);
