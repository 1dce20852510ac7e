-- This finds who has waited longest without reading all who wait.
create index longest_waiting_candidates on memberships (community_id, coalesce(applied_at, created_at))
  where state = 'under_review';
