-- How many jobs of each kind were done, and how many attempts failed, in each hour: done jobs themselves are deleted.
create table job_counts (
  name text not null,
  hour timestamptz(3) not null,
  done integer not null default 0,
  failed integer not null default 0,
  last_done_at timestamptz(3),
  last_failed_at timestamptz(3),
  primary key (name, hour)
);
create index job_counts_by_hour on job_counts (hour);
