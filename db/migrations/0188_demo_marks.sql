-- One row says that the demo is being made, by whichever process has inserted it, and later that it is finished. There
-- is none in a database without the demo.
create table demo_marks (
  only_one boolean primary key default true check (only_one),
  begun_at timestamptz(3) not null,
  finished_at timestamptz(3),
  -- With this key an authenticator app shows the codes of the demo's operator.
  operator_app_key text
);

-- The operator's account has been the mark so far.
insert into demo_marks (begun_at, finished_at)
  select created_at, activated_at from accounts where kind = 'operator' and email = 'operator@enishi.example';
