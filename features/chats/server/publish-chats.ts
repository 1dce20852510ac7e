import { roomName } from "#kit/contract/live.ts";
import { accountRoom } from "#kit/server/live/hub.ts";
import type { Work } from "#kit/server/work/work.ts";
import { CHAT_ROOM, chatsChanged } from "../contract/live.ts";
import { listUnreadCounts } from "./chatrooms.sql.ts";

export const chatRoomName = (id: number) => roomName(CHAT_ROOM, id);

/**
 * Publishes to everybody a room concerns that their list has changed. The counts are read after the commit and are
 * absolute, so that an event that overtakes another leaves nothing wrong.
 */
export function publishChats(work: Work, communityId: number, chatroomId: number): void {
  const { database, live } = work.services;
  work.afterCommit(async () => {
    for (const { account_id, unread_count } of await database.run(listUnreadCounts, { room: chatroomId }))
      live.publish(accountRoom(account_id), chatsChanged, {
        community_id: communityId,
        chatroom_id: chatroomId,
        unread_count,
      });
  });
}
