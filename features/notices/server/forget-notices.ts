import { accountClosed } from "#features/accounts/server/index.ts";
import { commentDeleting } from "#features/comments/server/index.ts";
import { membersWithdrawn } from "#features/memberships/server/events.ts";
import { postDeleting } from "#features/posts/server/index.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { noticesChanged } from "../contract/live.ts";
import { findUnreadCounts } from "./give-notices.sql.ts";
import { deleteNoticesOf, findNoticed } from "./notices.sql.ts";
import { deleteProductNoticeReads } from "./product-notices.sql.ts";

/** A deletion takes its notices along; whoever had one gets the new count. */
const countAnew = async (work: Work, cause: "post_id" | "comment_id", id: number): Promise<void> =>
  publishCounts(work, noticesChanged, findUnreadCounts, { members: await findNoticed(work.db, cause, id) });

export const forgettingListeners = [
  on(membersWithdrawn, async (work, { membershipIds }) => {
    await deleteNoticesOf(work.db, membershipIds);
  }),
  on(accountClosed, async (work, { accountId }) => {
    await deleteProductNoticeReads(work.db, accountId);
  }),
  on(postDeleting, (work, { id }) => countAnew(work, "post_id", id)),
  on(commentDeleting, (work, { id }) => countAnew(work, "comment_id", id)),
];
