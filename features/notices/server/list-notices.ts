import { totalPages } from "#kit/contract/paging.ts";
import { serve } from "#kit/server/http/serve.ts";
import { cutPage } from "#kit/server/list/cursor.ts";
import { countUnreadNotices, listNotices } from "../contract/calls.ts";
import { noticeOf } from "./notice-views.ts";
import { countNotices, listNoticesOf } from "./notices.sql.ts";
import { rangeOf } from "./range-of.ts";

export const listNoticesRoutes = [
  serve(listNotices, async ({ run, member }, { query }) => {
    const [rows, [counted]] = await Promise.all([
      run(listNoticesOf, { member: member.membershipId, ...rangeOf(query) }),
      run(countNotices, { member: member.membershipId }),
    ]);
    const { page, next } = cutPage(rows, query.per_page, (row) => ({
      time: row.created_at,
      id: row.id,
    }));
    const total_records = counted?.total ?? 0;
    return {
      data: { records: page.map((row) => noticeOf(row, member.language)) },
      next_cursor: next,
      total_pages: totalPages(total_records, query.per_page),
      total_records,
    };
  }),
  serve(countUnreadNotices, async ({ run, member }) => {
    const [counted] = await run(countNotices, { member: member.membershipId });
    return { unread_notification_count: counted?.unread ?? 0 };
  }),
];
