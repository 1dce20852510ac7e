import { Link } from "react-router";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge, CountBadge } from "#kit/ui/badge/badge.tsx";
import { cx } from "#kit/ui/class-names.ts";
import { formatDate } from "#kit/ui/time/format-time.ts";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import type { ChatroomEntry } from "../contract/views.ts";
import { useChatPaths } from "./chat-paths.ts";
import styles from "./chats-screen.module.css";
import { useMessages } from "./messages.ts";

/** Who, about what, until when, the latest words and how many are unread. */
export function ChatroomRow({ room }: { room: ChatroomEntry }) {
  const { list: text } = useMessages();
  const paths = useChatPaths();
  const name = room.status > 0 ? text.departed : room.display_name;
  const unread = room.unread_chat_count > 0;
  return (
    <li>
      <Link to={paths.room(room)} className={cx(styles.row, unread && styles.unread)}>
        <Avatar name={name} imageUrl={room.image_url} departed={room.is_deleted_in_30_days} size={48} />
        <span className={styles.text}>
          <span className={styles.line}>
            <span className={styles.name}>{name}</span>
            <RelativeTime time={room.last_message_at} className={styles.time ?? ""} />
          </span>
          <span className={styles.about}>
            {room.closed ? (
              <Badge>{text.closed}</Badge>
            ) : (
              room.as_office && <Badge tone="accent">{text.office}</Badge>
            )}
            <span className={styles.topic}>{room.kind === "direct" ? text.direct : room.title}</span>
            {room.end_date && !room.closed && (
              <span className={styles.until}>{text.until(formatDate(new Date(room.end_date)))}</span>
            )}
          </span>
          <span className={styles.line}>
            <span className={styles.latest}>
              <Latest latest={room.latest_content} />
            </span>
            <CountBadge count={room.unread_chat_count} label={text.unread(room.unread_chat_count)} />
          </span>
        </span>
      </Link>
    </li>
  );
}

function Latest({ latest }: { latest: ChatroomEntry["latest_content"] }) {
  const { list: text } = useMessages();
  if (latest === null) return text.nothingYet;
  if (!latest.published) return text.removed;
  return latest.my_content ? text.you + latest.content : latest.content;
}
