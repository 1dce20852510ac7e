-- What the mail servers say of addresses that mail comes back from. The address itself is not kept: the key is made of
-- it with the server's secret, so that a row tells nothing to whoever does not know the address already.
create table bouncing_addresses (
  address_key text primary key,
  -- Since when mail comes back; null once the address has proved to work.
  failing_since timestamptz(3),
  -- Temporary failures in a row, and when the mail that was counted last had been sent.
  failures integer not null default 0,
  counted_mail_at timestamptz(3),
  -- Nothing is sent there from here on.
  stopped_at timestamptz(3),
  -- Somebody has opened a link mailed there: what had been sent before says nothing any more.
  worked_at timestamptz(3),
  noted_at timestamptz(3) not null,
  check (failing_since is not null or (failures = 0 and stopped_at is null))
);
create index bouncing_addresses_by_age on bouncing_addresses (noted_at);
