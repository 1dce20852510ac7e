-- The few who carry a flag, are blocked from posting or administrate are found without scanning the others.
drop index flagged_people;
create index flagged_people on people (community_id, kind, flags, membership_id) include (state) where flags <> 0;
create index people_blocked_from_posting on people (community_id, kind, membership_id) include (state) where posting_blocked;
create index administrators_among_people on people (community_id, kind, membership_id) include (state) where role <> 'member';
