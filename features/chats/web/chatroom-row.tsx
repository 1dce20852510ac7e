import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge, CountBadge } from "#kit/ui/badge/badge.tsx";
import { cx } from "#kit/ui/class-names.ts";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import { Written, writtenIn } from "#kit/ui/written.tsx";
import type { ChatroomEntry } from "../contract/views.ts";
import styles from "./chats-screen.module.css";
import { useChatMessages } from "./messages.ts";

type Line = Pick<
  ChatroomEntry,
  | "image_url"
  | "is_deleted_in_30_days"
  | "kind"
  | "title"
  | "as_office"
  | "closed"
  | "end_date"
  | "last_message_at"
  | "unread_chat_count"
>;
type Props = {
  readonly room: Line;
  readonly name: string;
  readonly to: string;
  readonly isCurrent?: boolean;
  readonly latest: ReactNode;
};

export function ChatroomRow({ room, name, to, isCurrent = false, latest }: Props) {
  const { list: text } = useChatMessages();
  const unread = room.unread_chat_count > 0;
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className={cx(styles.row, unread && styles.unread)}
      >
        <Avatar name={name} imageUrl={room.image_url} departed={room.is_deleted_in_30_days} size={48} />
        <span className={styles.text}>
          <span className={styles.line}>
            <span className={styles.name} {...writtenIn(name)}>
              {name}
            </span>
            <RelativeTime time={room.last_message_at} className={styles.time ?? ""} />
          </span>
          <span className={styles.about}>
            {room.closed ? (
              <Badge>{text.closed}</Badge>
            ) : (
              room.as_office && <Badge tone="accent">{text.office}</Badge>
            )}
            <span className={styles.topic}>
              {room.kind === "direct" ? text.direct : <Written>{room.title}</Written>}
            </span>
            {room.end_date && !room.closed && (
              <span className={styles.until}>{text.until(formatDate(new Date(room.end_date)))}</span>
            )}
          </span>
          <span className={styles.line}>
            <span className={styles.latest}>{latest}</span>
            <CountBadge count={room.unread_chat_count} label={text.unread(room.unread_chat_count)} />
          </span>
        </span>
      </Link>
    </li>
  );
}
