-- no transaction: indexes are built beside those who read and write
drop index concurrently if exists audit_events_of_bulk_act;
create index concurrently audit_events_of_bulk_act on audit_events (community_id, activity_id) where activity_id is not null;
drop index concurrently if exists audit_events_of_act;
create index concurrently audit_events_of_act on audit_events (community_id, act, id desc);
drop index concurrently if exists audit_events_that_changed;
create index concurrently audit_events_that_changed on audit_events (community_id, id desc) where not is_view;
drop index concurrently if exists audit_events_of_views;
create index concurrently audit_events_of_views on audit_events (community_id, actor_membership_id, act, target_id, at) where is_view;
