-- The provider's terms are published by operators: the name of whoever did, as it was then.
alter table terms_of_services add column published_by text;
