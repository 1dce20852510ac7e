-- This finds people with the birthday or name of a candidate.
drop index employees_by_birthday;
create index accounts_by_birthday on accounts (birthday, kind) where birthday is not null;
create index accounts_by_name on accounts (family_name, given_name) where family_name <> '';

-- This finds who has decided about the number of somebody who is no candidate any more.
create index activity_targets_by_number on activity_targets (community_id, number, activity_id);
