import { found } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { markNoticesRead, readNotice, showNotice } from "../contract/calls.ts";
import { noticesChanged } from "../contract/live.ts";
import { findUnreadCounts } from "./give-notices.sql.ts";
import { noticeDetailOf } from "./notice-views.ts";
import { findNotice, markAllNoticesRead, markNoticeRead, type NoticeDetailRow } from "./notices.sql.ts";

/** R135: marks one's own notice read; a second tab that opens it changes nothing. */
async function open(context: MemberContext<"member">, id: number): Promise<NoticeDetailRow> {
  const { membershipId } = context.member;
  const row = found((await context.run(findNotice, { notice: id, member: membershipId }))[0]);
  if (row.is_read) return row;
  await context.inTransaction(async (work) => {
    if (await markNoticeRead(work.db, membershipId, id))
      publishCounts(work, noticesChanged, findUnreadCounts, { members: [membershipId] });
  });
  return row;
}

export const readNoticesRoutes = [
  serve(showNotice, async (context, { params }) => ({
    data: noticeDetailOf(await open(context, params.nid), context.member.language),
  })),
  serve(readNotice, async (context, { params }) => ({
    notification_type: (await open(context, params.n)).notification_type,
  })),
  serve(markNoticesRead, async (context) => {
    const { membershipId } = context.member;
    await markAllNoticesRead(context.db, membershipId);
    publishCounts(context, noticesChanged, findUnreadCounts, { members: [membershipId] });
  }),
];
