-- Those few of many who carry a flag, may not post or look after the community are found without looking through the others.
drop index flagged_people;
create index flagged_people on people (community_id, kind, flags, membership_id) include (state) where flags <> 0;
create index people_blocked_from_posting on people (community_id, kind, membership_id) include (state) where posting_blocked;
create index administrators_among_people on people (community_id, kind, membership_id) include (state) where role <> 'member';
