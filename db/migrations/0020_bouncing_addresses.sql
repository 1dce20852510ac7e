-- These are failures that mail servers report of addresses. The address itself is not stored: the key is made of it
-- with the server's secret, so that a row reveals nothing to anybody who does not know the address already.
create table bouncing_addresses (
  address_key text primary key,
  -- Mail has bounced since this time; null once the address has proved to work.
  failing_since timestamptz(3),
  -- These count temporary failures in a row, and say when the mail counted last was sent.
  failures integer not null default 0,
  counted_mail_at timestamptz(3),
  -- Nothing is sent there from this time on.
  stopped_at timestamptz(3),
  -- Somebody has opened a link mailed there, so failures of earlier mails no longer count.
  worked_at timestamptz(3),
  noted_at timestamptz(3) not null,
  check (failing_since is not null or (failures = 0 and stopped_at is null))
);
create index bouncing_addresses_by_age on bouncing_addresses (noted_at);
