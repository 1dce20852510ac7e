import { IconCopy, IconTrash } from "@tabler/icons-react";
import { formatClock } from "#kit/contract/fields/tokyo-time.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { cx } from "../class-names.ts";
import common from "../common.module.css";
import { useCopy } from "../copy-button/use-copy.ts";
import { Menu } from "../menu/menu.tsx";
import { MentionText } from "../rich-text/mention-text.tsx";
import { writtenIn } from "../written.tsx";
import styles from "./chat.module.css";
import type { ChatEntry, ChatRow } from "./chat-entry.ts";
import type { ChatLogProps } from "./chat-log.tsx";
import { useChatLogMessages } from "./messages.ts";

type Actions = Pick<ChatLogProps, "onRetry" | "onDiscard" | "onRemove">;

export function ChatRowView({ row, ...actions }: { row: ChatRow } & Actions) {
  const text = useChatLogMessages();
  if (row.kind === "day") return <p className={styles.day}>{row.day}</p>;
  if (row.kind === "unread") return <p className={styles.unread}>{text.unread}</p>;
  return <Message row={row} {...actions} />;
}

type MessageRow = Extract<ChatRow, { readonly kind: "entry" }>;

function Message({ row, onRemove, ...actions }: { row: MessageRow } & Actions) {
  const text = useChatLogMessages();
  const { entry, startsRun } = row;
  const { author, isMine, removed } = entry;
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
        <div className={styles.line}>
          <div className={cx(styles.bubble, removed && common.note)}>
            {removed ? text.removed : <MentionText text={entry.content} names={{}} />}
            {onRemove && isMine && !removed && entry.state === "sent" && (
              <MessageMenu entry={entry} onRemove={onRemove} />
            )}
          </div>
          {entry.state !== "failed" && <State row={row} />}
        </div>
        {entry.state === "failed" && <NotSent entry={entry} {...actions} />}
      </div>
    </article>
  );
}

/** The menu's button is beside one's own message; on a touch screen the message itself opens the menu. */
function MessageMenu({ entry, onRemove }: { entry: ChatEntry } & Required<Pick<Actions, "onRemove">>) {
  const text = useChatLogMessages();
  const copy = useCopy();
  return (
    <span className={styles.menu}>
      <Menu
        label={text.menu}
        items={[
          {
            label: text.copy,
            icon: <IconCopy size={18} aria-hidden="true" />,
            onSelect: () => void copy(entry.content),
          },
          {
            label: text.remove,
            icon: <IconTrash size={18} aria-hidden="true" />,
            danger: true,
            onSelect: () => onRemove(entry.key),
          },
        ]}
      />
    </span>
  );
}

function NotSent({ entry, onRetry, onDiscard }: { entry: ChatEntry } & Actions) {
  const text = useChatLogMessages();
  return (
    <span className={styles.failed} role="alert">
      {text.notSent}
      {entry.reason && <span>{entry.reason}</span>}
      <button type="button" onClick={() => onRetry?.(entry.key)}>
        {text.retry}
      </button>
      <button type="button" onClick={() => onDiscard?.(entry.key)}>
        {text.discard}
      </button>
    </span>
  );
}

function State({ row: { entry, showsTime, showsRead } }: { row: MessageRow }) {
  const text = useChatLogMessages();
  const delivery = entry.state === "sending" ? text.sending : showsRead ? text.read : "";
  return (
    <span className={styles.state}>
      {delivery && <span>{delivery}</span>}
      {showsTime && <time dateTime={entry.time}>{formatClock(new Date(entry.time))}</time>}
    </span>
  );
}
