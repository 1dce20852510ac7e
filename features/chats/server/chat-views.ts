import { HIDDEN_DAYS, OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { imageUrl } from "#kit/contract/image-url.ts";
import type { UserType } from "#kit/contract/wire.ts";
import { userTypeOf } from "#kit/server/access/actor.ts";
import type { ChatMessage, ChatroomView } from "../contract/views.ts";
import type { ChatroomRow, Seat } from "./chatrooms.sql.ts";
import type { MessageRow } from "./messages.sql.ts";
import { type Chat, isAvailable, isClosed, isOwnMessage, may } from "./policy.ts";

type Room = Pick<ChatroomRow, "community_id" | "operating_name" | "operating_file_id">;

export const userIdOf = (seat: Seat): number => (seat.is_office ? OFFICE_USER_ID : seat.membership_id);

type ShownAs = Pick<Seat, "is_office" | "kind" | "state" | "display_name" | "file_id">;

/** How a side is shown: the office under its own name, somebody who has left without one. R017 */
export function appearanceOf(seat: ShownAs, room: Room) {
  const user_type: UserType = seat.is_office ? "community_admin" : userTypeOf(seat.kind);
  if (seat.is_office)
    return {
      user_type,
      display_name: room.operating_name,
      image_url: imageUrl(room.community_id, room.operating_file_id),
    };
  if (hasLeft(seat)) return { user_type, display_name: "", image_url: null };
  return { user_type, display_name: seat.display_name, image_url: imageUrl(room.community_id, seat.file_id) };
}

const hasLeft = (seat: Pick<Seat, "is_office" | "state">): boolean =>
  !seat.is_office && seat.state === "withdrawn";

export function partnerOf(seat: Seat, room: Room, now: Date) {
  const left = hasLeft(seat);
  const leftAt = seat.left_at ? new Date(seat.left_at).getTime() : 0;
  const longAgo = now.getTime() - leftAt >= HIDDEN_DAYS * DAY_MS;
  return {
    ...appearanceOf(seat, room),
    user_id: left ? null : userIdOf(seat),
    status: left ? (seat.has_account ? 1 : 2) : 0,
    is_deleted_in_30_days: left ? (longAgo ? 2 : 1) : 0,
    available: isAvailable(seat),
  };
}

export type RoomFieldsRow = Omit<ChatroomRow, "last_seq" | "last_message_at" | "extended_at">;

export const roomFieldsOf = (row: RoomFieldsRow, mine: Seat, other: Seat, now: Date) => ({
  id: row.id,
  community_id: row.community_id,
  kind: row.kind,
  post_id: row.post_id,
  post_type: row.content_type,
  post_by_admin: row.post_by_admin,
  title: row.title,
  end_date: row.end_date?.toISOString() ?? null,
  closed: isClosed(row, now),
  chat_by_admin: other.is_office,
  as_office: mine.is_office,
  unread_chat_count: mine.unread_count,
});

export function chatroomViewOf(chat: Chat, now: Date): ChatroomView {
  const { row, mine, other } = chat;
  const send = may.send(chat, now) === true;
  return {
    ...roomFieldsOf(row, mine, other, now),
    ...partnerOf(other, row, now),
    my_user_id: userIdOf(mine),
    last_seq: row.last_seq,
    read_seq: mine.read_seq,
    other_read_seq: other.read_seq,
    extension: {
      agreed_by_me: mine.has_agreed,
      agreed_by_other: other.has_agreed,
      extended: row.extended_at !== null,
    },
    abilities: {
      send,
      remove: !isClosed(row, now),
      extend: may.extend(chat, now) === true && !mine.has_agreed,
    },
  };
}

/** What everyone in the room may see of a message. */
export const sharedMessageOf = (row: MessageRow, communityId: number) => ({
  id: row.id,
  content_id: row.id,
  community_id: communityId,
  seq: row.seq,
  changed_seq: row.changed_seq,
  user_id: row.create_by_admin ? OFFICE_USER_ID : row.membership_id,
  create_by_admin: row.create_by_admin,
  content: row.content,
  published: row.published,
  message_tag: row.client_id,
  created_at: row.created_at.toISOString(),
});

export function messageOf(row: MessageRow, { row: room, mine, other }: Chat): ChatMessage {
  const own = isOwnMessage(row, mine);
  return {
    ...sharedMessageOf(row, room.community_id),
    mine: own,
    read: row.seq <= (own ? other.read_seq : mine.read_seq),
  };
}
