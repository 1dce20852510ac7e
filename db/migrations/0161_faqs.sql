-- Answers to frequent questions, for everybody. A draft may lack its translation; what is published does not.
create table faqs (
  id bigint generated always as identity primary key,
  category text not null,
  position integer not null,
  question_ja text not null,
  answer_ja text not null default '',
  question_en text not null default '',
  answer_en text not null default '',
  published boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (not published or (question_ja <> '' and answer_ja <> '' and question_en <> '' and answer_en <> ''))
);
create index faqs_in_order on faqs (position, id);
