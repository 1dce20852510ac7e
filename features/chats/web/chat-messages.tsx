import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { ChatLog } from "#kit/ui/chat/chat-log.tsx";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import styles from "./chat.module.css";
import { type ChatPlace, chatKey, removeMessage } from "./chat-calls.ts";
import { keyOf, toEntries } from "./chat-entries.ts";
import { type ChatHistory, firstUnread } from "./chat-history.ts";
import { useMessages } from "./messages.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import { useMarkRead } from "./use-mark-read.ts";

type Props = {
  readonly place: ChatPlace;
  readonly history: ChatHistory;
  readonly outbox: Outbox;
  readonly unsent: readonly OutboxEntry[];
  readonly loadingOlder: boolean;
  readonly onLoadOlder: () => void;
};

export function ChatMessages({ place, history, outbox, unsent, loadingOlder, onLoadOlder }: Props) {
  const { list, room: text } = useMessages();
  const names = useMemo(() => ({ me: text.me, departed: list.departed }), [text, list]);
  const entries = useMemo(() => toEntries(history, unsent, names), [history, unsent, names]);
  // The line stays where the person began to read, though all of it counts as read a moment later.
  const [unread] = useState(() => firstUnread(history, history.chatroom.read_seq));
  const onSeen = useMarkRead(place);
  const [removing, setRemoving] = useState<string | null>(null);
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
        {...(history.chatroom.abilities.remove ? { onRemove: setRemoving } : {})}
        onSeen={onSeen}
      />
      {removing !== null && (
        <RemoveDialog
          place={place}
          contentId={history.messages.find((message) => keyOf(message) === removing)?.content_id ?? 0}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

function RemoveDialog({
  place,
  contentId,
  onClose,
}: {
  place: ChatPlace;
  contentId: number;
  onClose: () => void;
}) {
  const { room: text } = useMessages();
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeMessage(place, contentId),
    onSuccess: () => cache.invalidateQueries({ queryKey: chatKey(place) }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={text.removeTitle}
      confirmLabel={text.remove}
      danger
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{text.removeText}</p>
    </ConfirmDialog>
  );
}
