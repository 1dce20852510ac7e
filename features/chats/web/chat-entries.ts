import type { useShownAuthors } from "#features/memberships/web/index.ts";
import type { ChatEntry } from "#kit/ui/chat/chat-entry.ts";
import type { ChatMessage } from "../contract/views.ts";
import type { ChatHistory } from "./chat-history.ts";
import type { OutboxEntry } from "./outbox.ts";

type Names = Pick<ReturnType<typeof useShownAuthors>, "departed" | "nameOf"> & { readonly me: string };
type Reason = (refused: Pick<OutboxEntry, "refusal" | "params">) => string | null;

/** One's own messages keep the id they were sent with, so that nothing jumps once the server has them. */
export const keyOf = (message: Pick<ChatMessage, "id" | "mine" | "message_tag">): string =>
  message.mine ? message.message_tag : `message-${message.id}`;

/** Returns the room's messages and, below them, those still being sent. */
export function toEntries(
  { chatroom, messages }: ChatHistory,
  unsent: readonly OutboxEntry[],
  names: Names,
  reasonOf: Reason,
): ChatEntry[] {
  const isSigned = chatroom.as_office;
  const me = (name: string) => ({ name, imageUrl: null });
  const other = { name: names.nameOf(chatroom), imageUrl: chatroom.image_url };
  const sent = messages.map(
    (message): ChatEntry => ({
      key: keyOf(message),
      author: message.mine ? me(isSigned ? (message.written_by ?? names.departed) : names.me) : other,
      isMine: message.mine,
      isSigned,
      content: message.content,
      time: message.created_at,
      removed: !message.published,
      state: "sent",
      read: message.mine && message.seq <= chatroom.other_read_seq,
    }),
  );
  const known = new Set(sent.map(({ key }) => key));
  const waiting = unsent
    .filter(({ clientId }) => !known.has(clientId))
    .map(
      ({ clientId, content, time, state, ...refused }): ChatEntry => ({
        key: clientId,
        author: me(names.me),
        isMine: true,
        isSigned,
        content,
        time,
        removed: false,
        state,
        reason: reasonOf(refused),
        read: false,
      }),
    );
  return [...sent, ...waiting];
}
