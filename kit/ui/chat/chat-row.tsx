import { IconTrash } from "@tabler/icons-react";
import { Avatar } from "../avatar/avatar.tsx";
import { cx } from "../class-names.ts";
import common from "../common.module.css";
import { MentionText } from "../rich-text/mention-text.tsx";
import { formatClock } from "../time/format-time.ts";
import { writtenIn } from "../written.tsx";
import styles from "./chat.module.css";
import type { ChatEntry, ChatRow } from "./chat-entry.ts";
import type { ChatLogProps } from "./chat-log.tsx";
import { useChatMessages } from "./messages.ts";

type Actions = Pick<ChatLogProps, "onRetry" | "onDiscard" | "onRemove">;

export function ChatRowView({ row, ...actions }: { row: ChatRow } & Actions) {
  const text = useChatMessages();
  if (row.kind === "day") return <p className={styles.day}>{row.day}</p>;
  if (row.kind === "unread") return <p className={styles.unread}>{text.unread}</p>;
  return <Message entry={row.entry} startsRun={row.startsRun} {...actions} />;
}

function Message({
  entry,
  startsRun,
  onRemove,
  ...actions
}: { entry: ChatEntry; startsRun: boolean } & Actions) {
  const text = useChatMessages();
  const { author, isMine, removed } = entry;
  const removable = onRemove && isMine && !removed && entry.state === "sent";
  return (
    <article
      className={cx(styles.message, isMine && styles.mine, startsRun && styles.startsRun)}
      aria-label={author.name}
    >
      {!isMine && <span className={styles.face}>{startsRun && <Avatar {...author} size={36} />}</span>}
      <div className={styles.stack}>
        {(!isMine || entry.isSigned) && startsRun && (
          <span className={common.fine} {...writtenIn(author.name)}>
            {author.name}
          </span>
        )}
        <div className={cx(styles.bubble, removed && common.note)}>
          {removed ? text.removed : <MentionText text={entry.content} names={{}} />}
        </div>
        <State entry={entry} {...actions} />
      </div>
      {removable && (
        <button
          type="button"
          className={styles.remove}
          aria-label={text.remove}
          title={text.remove}
          onClick={() => onRemove(entry.key)}
        >
          <IconTrash size={18} aria-hidden="true" />
        </button>
      )}
    </article>
  );
}

function State({ entry, onRetry, onDiscard }: { entry: ChatEntry } & Actions) {
  const text = useChatMessages();
  if (entry.state === "failed")
    return (
      <span className={styles.failed} role="alert">
        {text.notSent}
        <button type="button" onClick={() => onRetry?.(entry.key)}>
          {text.retry}
        </button>
        <button type="button" onClick={() => onDiscard?.(entry.key)}>
          {text.discard}
        </button>
      </span>
    );
  const delivery = entry.state === "sending" ? text.sending : entry.isMine && entry.read ? text.read : "";
  return (
    <span className={styles.state}>
      {delivery && <span>{delivery}</span>}
      <time dateTime={entry.time}>{formatClock(new Date(entry.time))}</time>
    </span>
  );
}
