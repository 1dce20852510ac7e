import type { Language } from "#kit/contract/language.ts";
import { totalPages } from "#kit/contract/paging.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { cutPage } from "#kit/server/list/cursor.ts";
import { accountRoom } from "#kit/server/live/hub.ts";
import type { Work } from "#kit/server/work/work.ts";
import {
  countUnreadProductNotices,
  listProductNotices,
  markProductNoticesRead,
  showProductNotice,
} from "../contract/calls.ts";
import { productNoticesChanged, productNoticesMoved, serviceRoom } from "../contract/live.ts";
import type { ProductNotice } from "../contract/views.ts";
import {
  countProductNotices,
  findProductNotice,
  listProductNoticesOf,
  markAllProductNoticesRead,
  markProductNoticeRead,
  type ProductNoticeRow,
} from "./product-notices.sql.ts";
import { rangeOf } from "./range-of.ts";

const viewOf = ({ id, title, is_read, public_date }: ProductNoticeRow): ProductNotice => ({
  id,
  title,
  is_read,
  public_date: public_date.toISOString(),
});

const readerOf = ({ accountId, language }: Account, asked: { readonly language?: Language | undefined }) => ({
  account: accountId,
  language: asked.language ?? language,
});

/** Every open bell asks again: a notice has begun, changed or ended. */
export const publishProductNoticesMoved = ({
  services: { live },
  afterCommit,
}: Pick<Work, "services" | "afterCommit">): void =>
  afterCommit(() => live.publish(serviceRoom, productNoticesMoved, {}));

/** Publishes the absolute count to every tab of the account, read after the commit. */
function publishProductNotices(
  work: Pick<Work, "services" | "afterCommit" | "now">,
  accountId: number,
): void {
  const { database, live } = work.services;
  work.afterCommit(async () => {
    const [counted] = await database.run(countProductNotices, { account: accountId, now: work.now });
    live.publish(accountRoom(accountId), productNoticesChanged, {
      total_unread_notification: counted?.unread ?? 0,
    });
  });
}

export const productNoticesRoutes = [
  serve(listProductNotices, async ({ run, account, now }, { query }) => {
    const [rows, [counted]] = await Promise.all([
      run(listProductNoticesOf, { ...readerOf(account, query), now, ...rangeOf(query) }),
      run(countProductNotices, { account: account.accountId, now }),
    ]);
    const { page, next } = cutPage(rows, query.per_page, (row) => ({
      time: row.public_date,
      id: row.id,
    }));
    const total_records = counted?.total ?? 0;
    return {
      data: { records: page.map(viewOf) },
      next_cursor: next,
      total_pages: totalPages(total_records, query.per_page),
      total_records,
    };
  }),
  serve(countUnreadProductNotices, async ({ run, account, now }) => {
    const [counted] = await run(countProductNotices, { account: account.accountId, now });
    return { total_unread_notification: counted?.unread ?? 0 };
  }),
  serve(showProductNotice, async ({ run, account, now, inTransaction }, { params, query }) => {
    const row = found(
      (await run(findProductNotice, { ...readerOf(account, query), now, notice: params.nid }))[0],
    );
    if (!row.is_read)
      await inTransaction(async (work) => {
        await markProductNoticeRead(work.db, account.accountId, row.id);
        publishProductNotices(work, account.accountId);
      });
    return { data: { ...viewOf(row), is_read: true, content: row.content } };
  }),
  serve(markProductNoticesRead, async (context) => {
    await markAllProductNoticesRead(context.db, context.account.accountId, context.now);
    publishProductNotices(context, context.account.accountId);
  }),
];
