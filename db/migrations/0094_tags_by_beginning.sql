-- Tags are suggested by what somebody has begun to type, in any writing.
create index tags_by_beginning on tags (community_id, searchable(name) collate "C") where post_count > 0;
