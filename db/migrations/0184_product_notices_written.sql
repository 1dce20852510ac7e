-- Product notices are written by operators, in Japanese and perhaps in English, and may be drafts.
alter table product_notices
  -- Where both are empty, readers in English have the Japanese text.
  add column title_en text not null default '',
  add column content_en text not null default '',
  add column published boolean not null default true,
  -- This was told to the open bells last.
  add column is_running boolean not null default false,
  add column read_count integer not null default 0 check (read_count >= 0),
  add column updated_at timestamptz(3),
  add constraint product_notices_in_english check ((title_en = '') = (content_en = ''));
alter table product_notices add constraint product_notices_period check (end_date > public_date);

-- The text was plain, and is sanitised HTML from now on.
update product_notices set updated_at = created_at, content = '<p>' || replace(replace(replace(replace(content,
  '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br />') || '</p>';
update product_notices n set read_count = (select count(*) from product_notice_reads r where r.product_notice_id = n.id);

alter table product_notices alter column updated_at set not null;

-- Counting the readers of a whole page of notices would take too long. Somebody who leaves has still read it.
create function count_product_notice_reads() returns trigger
language plpgsql as $$
begin
  -- Everybody locks in one order.
  perform from product_notices where id in (select product_notice_id from added) order by id for no key update;
  update product_notices n set read_count = n.read_count + counted.reads
    from (select product_notice_id, count(*) as reads from added group by 1) counted
    where n.id = counted.product_notice_id;
  return null;
end $$;
create trigger product_notices_read after insert on product_notice_reads
  referencing new table as added for each statement execute function count_product_notice_reads();
