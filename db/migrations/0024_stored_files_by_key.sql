-- Every night a job looks for the rows that name the files in the storage.
create index files_by_storage_key on files (storage_key);
create index inquiry_files_by_storage_key on inquiry_files (storage_key);
