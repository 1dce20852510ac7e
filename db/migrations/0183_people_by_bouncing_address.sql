-- no transaction: the index is built beside those who read and write
drop index concurrently if exists people_of_address_key;
create index concurrently people_of_address_key on people (address_key) where address_key is not null;
