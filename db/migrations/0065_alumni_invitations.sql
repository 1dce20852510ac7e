-- The office has invited these alumni by mail: each address once, with a key of its own, until 30 days after the
-- invitation has ended or been answered.
create table alumni_invitations (
  community_id bigint not null references communities,
  id bigint not null generated always as identity,
  email text not null,
  family_name text not null,
  given_name text not null,
  language text not null check (language in ('ja', 'en')),
  -- This administrator has invited them last.
  invited_by_membership_id bigint not null references memberships (id),
  -- This counts the keys; null until a mail has been handed over.
  generation integer not null default 0,
  key_hash bytea unique,
  asked_at timestamptz(3) not null,
  sent_at timestamptz(3),
  expires_at timestamptz(3) not null,
  opened_at timestamptz(3),
  revoked_at timestamptz(3),
  -- These say when somebody has registered by the key or with the address, and as whom.
  answered_at timestamptz(3),
  membership_id bigint references memberships on delete set null,
  primary key (community_id, id)
);
create unique index alumni_invitations_by_email on alumni_invitations (community_id, email);
create index alumni_invitations_latest on alumni_invitations (community_id, asked_at, id);
create index alumni_invitations_by_inviter on alumni_invitations (invited_by_membership_id);
create index alumni_invitations_of_member on alumni_invitations (membership_id);

-- Somebody has registered by this invitation; it is kept until the registration is activated.
alter table pending_registrations add column alumni_invitation_id bigint;
