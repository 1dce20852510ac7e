-- People in departments of a name are listed by number, and people found by words are sorted by it, without reading
-- anybody's row.
drop index people_by_number;
create index people_by_number on people (community_id, kind, management_no, membership_id) include (state, department);
drop index people_of_membership;
create index people_of_membership on people (membership_id) include (community_id, kind, state, management_no);
