-- People ask the provider by these. The numbers of the categories never change, since inquiries refer to them.
create table inquiry_categories (
  id integer primary key,
  position integer not null unique,
  name_ja text not null,
  name_en text not null
);
insert into inquiry_categories (id, position, name_ja, name_en) values
  (1, 1, 'サービスの使い方', 'How to use the service'),
  (2, 2, 'ログイン・アカウント', 'Logging in and accounts'),
  (3, 3, '不具合の報告', 'Something that does not work'),
  (4, 4, 'ご契約・料金プラン', 'Contracts and plans'),
  (5, 5, '個人情報の取り扱い', 'Personal information'),
  (6, 6, 'その他', 'Something else');

-- The account is null for somebody who was not signed in.
create table inquiries (
  id bigint generated always as identity primary key,
  client_id uuid not null unique,
  account_id bigint references accounts on delete set null,
  inquiry_type integer not null references inquiry_categories,
  content text not null,
  email text not null,
  language text not null check (language in ('ja', 'en')),
  created_at timestamptz(3) not null
);
create index inquiries_by_time on inquiries (created_at, id);
create index inquiries_of_account on inquiries (account_id);
create index inquiries_of_category on inquiries (inquiry_type);

create table inquiry_files (
  inquiry_id bigint not null references inquiries on delete cascade,
  position smallint not null check (position between 1 and 3),
  name text not null,
  content_type text not null,
  size integer not null check (size > 0),
  storage_key text not null,
  primary key (inquiry_id, position)
);
