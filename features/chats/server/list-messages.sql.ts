import { isNamedSql } from "#features/memberships/server/index.ts";
import { statement } from "#kit/server/database/statement.ts";
import { columns, type MessageRow } from "./messages.sql.ts";

/** `office` says that the reader takes part for the office and sees who wrote for it. */
type Reading = { readonly room: number; readonly office: boolean; readonly size: number };
export type ListedMessage = MessageRow & { readonly written_by: string | null };

const listed = `${columns}, case when :office::boolean and create_by_admin then (
  select m.display_name from memberships m where m.id = chat_messages.membership_id and ${isNamedSql("m")})
  end as written_by`;

/** Lists the newest first, and one more than the page. */
export const listMessagesBefore = statement<Reading & { readonly before: number }, ListedMessage>(
  "list_chat_messages_before",
  `select ${listed} from chat_messages where chatroom_id = :room and seq < :before order by seq desc limit :size::int + 1`,
);

/** Lists everything sent or removed after a change, in the order it happened. */
export const listMessagesChanged = statement<Reading & { readonly since: number }, ListedMessage>(
  "list_chat_messages_changed",
  `select ${listed} from chat_messages where chatroom_id = :room and changed_seq > :since order by changed_seq limit :size::int + 1`,
);
