import { accountRoom } from "#kit/server/live/hub.ts";
import type { Work } from "#kit/server/work/work.ts";
import { noticesChanged, productNoticesChanged } from "../contract/live.ts";
import { findUnreadCounts } from "./notices.sql.ts";
import { countProductNotices } from "./product-notices.sql.ts";

/** Tells every tab of these people their count; it is read after the commit and absolute, so that tabs agree. */
export function publishNotices(work: Work, membershipIds: readonly number[]): void {
  if (membershipIds.length === 0) return;
  const { database, live } = work.services;
  work.afterCommit(async () => {
    for (const { account_id, ...counts } of await database.run(findUnreadCounts, { members: membershipIds }))
      live.publish(accountRoom(account_id), noticesChanged, counts);
  });
}

export function publishProductNotices(work: Work, accountId: number): void {
  const { database, live } = work.services;
  work.afterCommit(async () => {
    const [counted] = await database.run(countProductNotices, { account: accountId, now: work.now });
    live.publish(accountRoom(accountId), productNoticesChanged, {
      total_unread_notification: counted?.unread ?? 0,
    });
  });
}
