import { membersWithdrawn } from "#features/memberships/server/events.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { chatChanged, chatRoom, chatsChanged } from "../contract/live.ts";
import { endInterestChats, listDirectRooms } from "./chat-end.sql.ts";
import { listUnreadCounts } from "./unread.sql.ts";

/**
 * Withdrawal ends the member's chats about posts. A direct chat has no end: its policy keeps it readable while the
 * person is away, and it goes on if they register again.
 */
export const endChats = on(membersWithdrawn, async (work, { membershipIds }) => {
  const ended = await endInterestChats(work.db, membershipIds, work.now);
  if (ended.length > 0)
    publishCounts(work, chatsChanged, listUnreadCounts, { rooms: ended.map(({ id }) => id) });
  for (const { id, last_seq, end_date } of [...ended, ...(await listDirectRooms(work.db, membershipIds))])
    work.publish(chatRoom(id), chatChanged, {
      chatroom_id: id,
      seq: last_seq,
      end_date: end_date?.toISOString() ?? null,
    });
});
