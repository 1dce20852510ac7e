-- Tags are offered by what somebody has begun to type, in any writing of it.
create index tags_by_beginning on tags (community_id, searchable(name) collate "C") where post_count > 0;
