import { totalPages } from "#kit/contract/paging.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { serve } from "#kit/server/http/serve.ts";
import { listChatrooms } from "../contract/calls.ts";
import type { ChatroomEntry } from "../contract/views.ts";
import { faceOf, partnerOf, roomFieldsOf } from "./chat-views.ts";
import type { Seat } from "./chatroom.sql.ts";
import { type ChatroomListRow, type LatestMessage, listChatroomsOf } from "./list-chatrooms.sql.ts";
import { isOwnMessage, seatOf, speaksForOffice } from "./policy.ts";

type ListedRoom = ChatroomListRow["rooms"][number];

export const listChatroomsRoute = serve(listChatrooms, async ({ run, member, now }, { query }) => {
  const { page, per_page } = query;
  const [row] = await run(listChatroomsOf, {
    community: member.communityId,
    member: member.membershipId,
    ofOffice: speaksForOffice(member),
    now,
    size: per_page,
    offset: (page - 1) * per_page,
  });
  const total_records = row?.total ?? 0;
  return {
    chatrooms: (row?.rooms ?? []).flatMap((room) => entryOf(room, member, now)),
    direct_chatroom_id: row?.direct_chatroom_id ?? null,
    unread_count: row?.unread_count ?? 0,
    total_pages: totalPages(total_records, per_page),
    total_records,
  };
});

function entryOf(room: ListedRoom, member: Member, now: Date): ChatroomEntry[] {
  const mine = seatOf(member, room.seats);
  const other = room.seats.find((seat) => seat !== mine);
  if (!mine || !other) return [];
  const end_date = room.end_date === null ? null : new Date(room.end_date);
  return [
    {
      ...roomFieldsOf({ ...room, end_date }, mine, other, now),
      ...partnerOf(other),
      last_message_at: new Date(room.last_message_at).toISOString(),
      latest_content: room.latest && latestOf(room.latest, mine, other),
    },
  ];
}

function latestOf(latest: LatestMessage, mine: Seat, other: Seat) {
  const my_content = isOwnMessage(latest, mine);
  return {
    ...faceOf(my_content ? mine : other),
    content: latest.content,
    published: latest.published,
    my_content,
    updated_at: new Date(latest.created_at).toISOString(),
  };
}
