import { chatsReleased, chatsWithheld } from "#features/memberships/server/events.ts";
import { setUnreadChats } from "#features/memberships/server/index.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { domainEvent, on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { chatChanged, chatRoom, chatsChanged } from "../contract/live.ts";
import { listUnreadCounts } from "./unread.sql.ts";
import {
  countOpenUnread,
  type LockedRoom,
  lockRoomsOf,
  releaseDirectKeys,
  restoreDirectKeys,
  updateHolder,
} from "./withheld.sql.ts";

/** A membership is no longer let into these chats, or again; listeners hide what they tell it about them, or show it. */
export const chatsClosed = domainEvent<{
  readonly membershipId: number;
  readonly chatroomIds: readonly number[];
  readonly isClosed: boolean;
}>("chatsClosed");

/** The rooms are locked, so that nobody writes into a chat whose reader changes. */
export const withholdChats = on(chatsWithheld, async (work, { membershipId, holderId, since }) => {
  const rooms = await lockRoomsOf(work.db, { membershipId, holderId: null, since });
  await updateHolder(work.db, membershipId, rooms, holderId);
  await releaseDirectKeys(work.db, rooms);
  await tell(work, membershipId, rooms, { isClosed: true });
});

export const releaseChats = on(chatsReleased, async (work, { membershipId, holderId }) => {
  const rooms = await lockRoomsOf(work.db, { membershipId, holderId });
  await updateHolder(work.db, membershipId, rooms, null);
  await restoreDirectKeys(work.db, rooms);
  await tell(work, membershipId, rooms, { isClosed: false });
});

/** Both sides see at once who reads the chats. */
async function tell(
  work: Work,
  membershipId: number,
  rooms: readonly LockedRoom[],
  { isClosed }: { readonly isClosed: boolean },
): Promise<void> {
  await setUnreadChats(work.db, membershipId, await countOpenUnread(work.db, membershipId));
  if (rooms.length === 0) return;
  const chatroomIds = rooms.map(({ id }) => id);
  await work.emit(chatsClosed, { membershipId, chatroomIds, isClosed });
  publishCounts(work, chatsChanged, listUnreadCounts, { rooms: chatroomIds });
  for (const { id, last_seq, end_date } of rooms)
    work.publish(chatRoom(id), chatChanged, {
      chatroom_id: id,
      seq: last_seq,
      end_date: end_date?.toISOString() ?? null,
    });
}
