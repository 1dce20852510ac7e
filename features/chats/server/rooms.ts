import type { RoomKind } from "#kit/server/live/hub.ts";
import type { Services } from "#kit/server/work/services.ts";
import { CHAT_ROOM } from "../contract/live.ts";
import { findChatroom } from "./chatroom.sql.ts";
import { seatOf } from "./policy.ts";

/** Whoever takes part and may enter the community may listen; access is checked again whenever it changes. */
export const chatRooms = ({ database, access, clock }: Services): readonly RoomKind[] => [
  {
    kind: CHAT_ROOM,
    async mayJoin(account, id, ipAddress) {
      const [room] = await database.run(findChatroom, { room: id, now: clock.now() });
      if (!room) return false;
      const member = await access.enter(account, room.community_id, ipAddress);
      return seatOf(member, room.seats) !== undefined;
    },
  },
];
