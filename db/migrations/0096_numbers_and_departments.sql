-- Whoever works in departments of a name is listed by number, and whoever is found by words is put in that order, without
-- anybody's row being looked up.
drop index people_by_number;
create index people_by_number on people (community_id, kind, management_no, membership_id) include (state, department);
drop index people_of_membership;
create index people_of_membership on people (membership_id) include (community_id, kind, state, management_no);
