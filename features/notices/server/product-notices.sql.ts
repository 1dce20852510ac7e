import type { Language } from "#kit/contract/language.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import type { Range } from "./range-of.ts";

export type ProductNoticeRow = {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly public_date: Date;
  readonly is_read: boolean;
};

type Viewer = { account: number; now: Date };
type Reader = Viewer & { language: Language };

/** The notice is public now; one published before the account existed counts as read. */
const shown = "n.published and n.public_date <= :now and (n.end_date is null or n.end_date > :now)";
/** What is not written in English is read in Japanese. */
const written = (field: "title" | "content") =>
  `case when :language::text = 'en' and n.title_en <> '' then n.${field}_en else n.${field} end as ${field}`;
const isRead = `(n.public_date < a.created_at or exists (
  select 1 from product_notice_reads r where r.product_notice_id = n.id and r.account_id = a.id))`;

/** Lists one more than the page. */
export const listProductNoticesOf = statement<Reader & Range, ProductNoticeRow>(
  "list_product_notices",
  `select n.id, ${written("title")}, ${written("content")}, n.public_date, ${isRead} as is_read
   from product_notices n join accounts a on a.id = :account
   where ${shown} and (:afterAt::timestamptz is null or (n.public_date, n.id) < (:afterAt, :afterId::bigint))
   order by n.public_date desc, n.id desc limit :size::int + 1 offset :offset`,
);

export const findProductNotice = statement<Reader & { notice: number }, ProductNoticeRow>(
  "find_product_notice",
  `select n.id, ${written("title")}, ${written("content")}, n.public_date, ${isRead} as is_read
   from product_notices n join accounts a on a.id = :account where ${shown} and n.id = :notice`,
);

export const countProductNotices = statement<Viewer, { total: number; unread: number }>(
  "count_product_notices",
  `select count(*)::int as total, (count(*) filter (where not ${isRead}))::int as unread
   from product_notices n join accounts a on a.id = :account where ${shown}`,
);

export const markProductNoticeRead = (db: Db, accountId: number, noticeId: number) =>
  db
    .insertInto("product_notice_reads")
    .values({ account_id: accountId, product_notice_id: noticeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteProductNoticeReads = (db: Db, accountId: number) =>
  db.deleteFrom("product_notice_reads").where("account_id", "=", accountId).execute();

export const forgetProductNoticeReads = (db: Db, noticeId: number) =>
  db.deleteFrom("product_notice_reads").where("product_notice_id", "=", noticeId).execute();

export const markAllProductNoticesRead = (db: Db, accountId: number, now: Date) =>
  db
    .insertInto("product_notice_reads")
    .columns(["account_id", "product_notice_id"])
    .expression((eb) =>
      eb
        .selectFrom("product_notices as n")
        .select((select) => [select.val(accountId).as("account_id"), "n.id as product_notice_id"])
        .where("n.published", "=", true)
        .where("n.public_date", "<=", now)
        .where((where) => where.or([where("n.end_date", "is", null), where("n.end_date", ">", now)])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
