import { statement } from "#kit/server/database/statement.ts";
import { columns, type MessageRow } from "./messages.sql.ts";

/** Newest first, one more than asked for. */
export const listMessagesBefore = statement<{ room: number; before: number; size: number }, MessageRow>(
  "list_chat_messages_before",
  `select ${columns} from chat_messages where chatroom_id = :room and seq < :before order by seq desc limit :size::int + 1`,
);

/** Everything that was sent or removed after a change, in the order it happened. */
export const listMessagesChanged = statement<{ room: number; since: number; size: number }, MessageRow>(
  "list_chat_messages_changed",
  `select ${columns} from chat_messages where chatroom_id = :room and changed_seq > :since order by changed_seq limit :size::int + 1`,
);
