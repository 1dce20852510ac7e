-- Names sort alike on every engine.
create collation if not exists japanese (provider = icu, locale = 'ja');

create table files (
  id bigint generated always as identity primary key,
  community_id bigint,
  uploader_account_id bigint,
  purpose text not null check (purpose in ('post', 'user_icon', 'community_header', 'community_site_header')),
  storage_key text not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  variants jsonb not null,
  created_at timestamptz(3) not null
);
create index files_of_community on files (community_id, id);
create index files_of_uploader on files (uploader_account_id);

create table communities (
  id bigint generated always as identity primary key,
  name text not null,
  corporation_name text not null,
  description text not null default '',
  theme_color text not null default '#2F4B8F' check (theme_color ~ '^#[0-9A-Fa-f]{6}$'),
  header_file_id bigint references files,
  profile_file_id bigint references files,
  operating_name text not null,
  operating_file_id bigint references files,
  message_board_title text not null default '',
  message_board_content text not null default '',
  message_board_sites jsonb not null default '[]',
  can_use_invited_code boolean not null default true,
  group_creation boolean not null default true,
  post_article_permission smallint not null default 3 check (post_article_permission between 0 and 3),
  post_recruitment_permission smallint not null default 3 check (post_recruitment_permission between 0 and 3),
  interest_display_setting_recruitment boolean not null default true,
  interest_display_setting_joboffer boolean not null default true,
  community_site_available boolean not null default false,
  approve_alumni_by_hand boolean not null default true,
  is_private boolean not null default false,
  is_daiko boolean not null default false,
  ip_allow_list text[] not null default '{}',
  member_limit integer not null default 500 check (member_limit > 0),
  alumni_count integer not null default 0,
  employee_count integer not null default 0,
  candidate_count integer not null default 0,
  last_management_no integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- The database enforces the member limit, so that two people cannot both take the last place.
  constraint members_within_limit check (alumni_count + employee_count <= member_limit)
);
create index communities_by_header on communities (header_file_id);
create index communities_by_profile on communities (profile_file_id);
create index communities_by_operating on communities (operating_file_id);
alter table files add foreign key (community_id) references communities;

create table accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('alumnus', 'employee', 'operator')),
  email text,
  password_hash text,
  secondary_password_hash text,
  family_name text not null default '',
  given_name text not null default '',
  family_name_kana text not null default '',
  given_name_kana text not null default '',
  birthday date,
  institution text not null default '',
  job_type_parent_id integer,
  job_type_child_id integer,
  zipcode_judgment boolean not null default false,
  zipcode_1 text not null default '',
  zipcode_2 text not null default '',
  zipcode_foreign text not null default '',
  address_1 integer check (address_1 between 1 and 48),
  address_2 text not null default '',
  phone_number_1 text not null default '',
  phone_number_2 text not null default '',
  phone_number_3 text not null default '',
  file_id bigint references files,
  language text not null default 'ja' check (language in ('ja', 'en')),
  login_community_id bigint references communities,
  -- A new account exists only once the link of its mail has been opened.
  activated_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index accounts_by_email on accounts (kind, email) where email is not null;
create index accounts_by_file on accounts (file_id);
create index accounts_by_login_community on accounts (login_community_id);
alter table files add foreign key (uploader_account_id) references accounts;

create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  ip_address text not null default '',
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sessions_of_account on sessions (account_id);

create table one_time_tokens (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  community_id bigint references communities,
  purpose text not null check (purpose in ('activation', 'lobby', 'password', 'email')),
  token_hash bytea not null unique,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index one_time_tokens_of_account on one_time_tokens (account_id, purpose);
create index one_time_tokens_of_community on one_time_tokens (community_id);

create table memberships (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  account_id bigint not null references accounts,
  kind text not null check (kind in ('alumnus', 'employee')),
  state text not null check (state in ('not_participating', 'under_review', 'participating', 'paused', 'withdrawn')),
  role text not null default 'member' check (role in ('member', 'ordinary', 'contractor')),
  management_no integer not null,
  display_name text not null,
  introduction text not null default '',
  is_profile_public boolean not null default true,
  posting_blocked boolean not null default false,
  -- These are answers to the community's own registration form; features/registration/contract has their shape.
  registration jsonb not null default '{}',
  additional_information jsonb not null default '{}',
  enrollment_start_period text,
  invited_by_membership_id bigint references memberships,
  unread_notification_count integer not null default 0 check (unread_notification_count >= 0),
  unread_chat_count integer not null default 0 check (unread_chat_count >= 0),
  joined_at timestamptz(3),
  withdrawn_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (community_id, account_id),
  unique (community_id, management_no),
  check (role = 'member' or kind = 'employee')
);
create unique index one_contractor on memberships (community_id) where role = 'contractor';
create index memberships_of_account on memberships (account_id, state);
create index memberships_by_state on memberships (community_id, kind, state, management_no);
create index memberships_newest on memberships (community_id, joined_at desc, id desc) where state = 'participating';
create index memberships_by_inviter on memberships (invited_by_membership_id);

create table consents (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  community_id bigint references communities,
  document text not null check (document in ('provider', 'alumni', 'employee')),
  version integer not null,
  agreed_at timestamptz(3) not null
);
create unique index consents_once on consents (account_id, document, version, coalesce(community_id, 0));
create index consents_of_community on consents (community_id);

create table terms_of_services (
  id bigint generated always as identity primary key,
  community_id bigint references communities,
  document text not null check (document in ('provider', 'alumni', 'employee')),
  version integer not null,
  content text not null,
  created_at timestamptz(3) not null,
  check ((document = 'provider') = (community_id is null))
);
create unique index terms_by_version on terms_of_services (coalesce(community_id, 0), document, version desc);
create index terms_of_community on terms_of_services (community_id);

create table registration_forms (
  community_id bigint primary key references communities,
  columns jsonb not null,
  additional jsonb not null,
  updated_at timestamptz(3) not null
);

create table invitation_keys (
  id bigint generated always as identity primary key,
  community_id bigint not null references communities,
  membership_id bigint not null references memberships,
  -- The code is derived from this number and the server's secret, and only its hash is stored.
  generation integer not null default 1,
  code_hash bytea not null unique,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (community_id, membership_id)
);
create index invitation_keys_of_membership on invitation_keys (membership_id);

create table occupations (
  id integer primary key,
  parent_id integer references occupations,
  position integer not null,
  name_ja text not null,
  name_en text not null
);
create index occupations_of_parent on occupations (parent_id, position);
alter table accounts add foreign key (job_type_parent_id) references occupations;
alter table accounts add foreign key (job_type_child_id) references occupations;
create index accounts_by_job_type_parent on accounts (job_type_parent_id);
create index accounts_by_job_type_child on accounts (job_type_child_id);

create table banned_words (
  word text primary key
);
