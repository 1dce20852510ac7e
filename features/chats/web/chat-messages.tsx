import { useMemo, useState } from "react";
import { useCommunity } from "#features/communities/web/index.ts";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import { ChatLog } from "#kit/ui/chat/chat-log.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { removeChatMessage, removeDirectMessage } from "../contract/message-calls.ts";
import styles from "./chat.module.css";
import type { ChatKey } from "./chat-calls.ts";
import { keyOf, toEntries } from "./chat-entries.ts";
import { type ChatHistory, firstUnread } from "./chat-history.ts";
import { useChatMessages } from "./messages.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import { useMarkRead } from "./use-mark-read.ts";

type Props = {
  readonly chatKey: ChatKey;
  readonly history: ChatHistory;
  readonly outbox: Outbox;
  readonly unsent: readonly OutboxEntry[];
  readonly loadingOlder: boolean;
  readonly onLoadOlder: () => void;
};

export function ChatMessages({ chatKey, history, outbox, unsent, loadingOlder, onLoadOlder }: Props) {
  const { room: text } = useChatMessages();
  const shown = useShownAuthors();
  const { as_office, community_id } = history.chatroom;
  const own = useCommunity(community_id).data?.data.me.display_name;
  const me = (as_office && own) || text.me;
  const names = useMemo(() => ({ ...shown, me }), [shown, me]);
  const { language } = useLanguage();
  const entries = useMemo(
    () =>
      toEntries(history, unsent, names, ({ refusal, params }) =>
        refusal === null ? null : errorText({ message_code: refusal, ...(params && { params }) }, language),
      ),
    [history, unsent, names, language],
  );
  // The line stays where the person began to read, although all of it counts as read a moment later.
  const [unread] = useState(() => firstUnread(history, history.chatroom.read_seq));
  const onSeen = useMarkRead(chatKey);
  const remove = useRemoveMessage(chatKey);
  const onRemove = (key: string) =>
    remove.run(history.messages.find((message) => keyOf(message) === key)?.content_id ?? 0);
  if (entries.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyState title={history.chatroom.abilities.send ? text.empty : text.stayedEmpty} />
      </div>
    );
  return (
    <>
      <ChatLog
        entries={entries}
        firstUnreadKey={unread && keyOf(unread)}
        hasOlder={history.hasOlder}
        loadingOlder={loadingOlder}
        onLoadOlder={onLoadOlder}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
        {...(history.chatroom.abilities.remove ? { onRemove } : {})}
        onSeen={onSeen}
      />
      {remove.dialog}
    </>
  );
}

function useRemoveMessage({ kind, room }: ChatKey) {
  const { room: text } = useChatMessages();
  return useAction(kind === "post" ? removeChatMessage : removeDirectMessage, {
    input: (content_id: number) => ({ params: { room, chatroom_id: room }, body: { content_id } }),
    ask: () => ({
      title: text.removeTitle,
      message: text.removeText,
      confirmLabel: text.remove,
      danger: true,
    }),
  });
}
