import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Written, writtenIn } from "#kit/ui/written.tsx";
import type { ChatroomView } from "../contract/views.ts";
import styles from "./chat.module.css";
import type { ChatPaths } from "./chat-paths.ts";
import { useChatMessages } from "./messages.ts";

type Props = { readonly chatroom: ChatroomView; readonly paths: ChatPaths; readonly action?: ReactNode };

export function ChatHead({ chatroom, paths, action }: Props) {
  const { room: text } = useChatMessages();
  const name = useShownAuthors().nameOf(chatroom);
  return (
    <header className={styles.head}>
      <Link to={paths.list} className={styles.back} aria-label={text.back} title={text.back}>
        <IconArrowLeft size={22} aria-hidden="true" />
      </Link>
      <Avatar name={name} imageUrl={chatroom.image_url} departed={chatroom.is_deleted_in_30_days} />
      <div className={styles.headText}>
        <h1 {...writtenIn(name)}>{name}</h1>
        <p>
          {chatroom.as_office && <span className={styles.asOffice}>{text.asOffice}</span>}
          {chatroom.kind === "direct" ? text.direct : <Topic chatroom={chatroom} paths={paths} />}
        </p>
      </div>
      {action}
    </header>
  );
}

/** Links to the post, which may be gone. */
function Topic({ chatroom: { title, post_id, post_by_admin }, paths }: Omit<Props, "action">) {
  const { room: text } = useChatMessages();
  const topic = <Written>{title}</Written>;
  if (post_id === null) return topic;
  return (
    <Link
      to={paths.post(post_id, post_by_admin)}
      className={styles.topic}
      aria-label={text.toPost(title)}
      title={text.toPost(title)}
    >
      {topic}
    </Link>
  );
}
