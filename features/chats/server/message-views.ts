import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import type { ChatMessage } from "../contract/views.ts";
import type { MessageRow } from "./messages.sql.ts";
import { type Chat, isOwnMessage } from "./policy.ts";

/** Everyone in the room may see these fields of a message. */
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

/** Adds what only the caller's side sees. A live event goes to both, so it never says who wrote for the office. */
export function messageOf(
  row: MessageRow,
  { row: room, mine, other }: Chat,
  writtenBy: string | null,
): ChatMessage {
  const own = isOwnMessage(row, mine);
  return {
    ...sharedMessageOf(row, room.community_id),
    mine: own,
    read: row.seq <= (own ? other.read_seq : mine.read_seq),
    written_by: mine.is_office ? writtenBy : null,
  };
}
