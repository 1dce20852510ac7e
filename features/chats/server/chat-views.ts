import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import type { ChatroomView } from "../contract/views.ts";
import type { ChatroomRow, Seat } from "./chatroom.sql.ts";
import { type Chat, isClosed, isPresent, may } from "./policy.ts";

export const userIdOf = (seat: Seat): number => (seat.is_office ? OFFICE_USER_ID : seat.membership_id);

export const faceOf = ({ author }: Seat) => ({
  user_type: author.user_type,
  display_name: author.display_name,
  image_url: author.avatar_url,
});

export const partnerOf = (seat: Seat) => ({
  ...faceOf(seat),
  user_id: seat.author.user_id,
  status: seat.author.user_id !== null ? 0 : seat.has_account ? 1 : 2,
  is_deleted_in_30_days: seat.author.is_deleted_in_30_days,
  available: isPresent(seat),
});

/** R395 */
export const postTypeOf = ({ post_id, post_by_admin }: Pick<ChatroomRow, "post_id" | "post_by_admin">) =>
  post_id === null ? null : post_by_admin ? 2 : 1;

export type RoomFieldsRow = Omit<ChatroomRow, "last_seq" | "last_message_at" | "extended_at" | "openings">;

export const roomFieldsOf = (row: RoomFieldsRow, mine: Seat, other: Seat, now: Date) => ({
  id: row.id,
  community_id: row.community_id,
  kind: row.kind,
  post_id: row.post_id,
  post_type: postTypeOf(row),
  content_type: row.content_type,
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
    ...partnerOf(other),
    my_user_id: userIdOf(mine),
    last_seq: row.last_seq,
    read_seq: mine.read_seq,
    other_read_seq: other.read_seq,
    extension: {
      agreed_by_me: mine.has_agreed,
      agreed_by_other: other.has_agreed,
      extended: row.extended_at !== null,
    },
    openings: row.openings.map((opening) => ({ ...opening, at: new Date(opening.at).toISOString() })),
    abilities: {
      send,
      remove: !isClosed(row, now),
      extend: may.extend(chat, now) === true && !mine.has_agreed,
    },
  };
}
