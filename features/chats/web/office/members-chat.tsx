import { IconArrowLeft } from "@tabler/icons-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { formatClock } from "#kit/contract/fields/tokyo-time.ts";
import type { ChatEntry } from "#kit/ui/chat/chat-entry.ts";
import { ChatLog } from "#kit/ui/chat/chat-log.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import type { showMembersChat } from "../../contract/office-calls.ts";
import styles from "../chat.module.css";
import { useOfficeChatMessages } from "./messages.ts";
import { useOfficeChatPaths } from "./office-chat-paths.ts";

type Answer = AnswerOf<typeof showMembersChat>;
type Props = {
  readonly head: Answer;
  readonly messages: Answer["messages"];
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
};

/** Shows what two members wrote about a post; nothing can be added. */
export function MembersChat({ head: { chatroom, readable_until }, messages, query }: Props) {
  const text = useOfficeChatMessages();
  const { nameOf } = useShownAuthors();
  const paths = useOfficeChatPaths();
  const entries = useMemo(
    () =>
      messages.toReversed().map(
        (message): ChatEntry => ({
          key: String(message.id),
          author: { name: nameOf(message.author), imageUrl: message.author.image_url },
          isMine: false,
          content: message.content,
          time: message.created_at,
          removed: !message.published,
          state: "sent",
          read: false,
        }),
      ),
    [messages, nameOf],
  );
  const title = text.members.and(nameOf(chatroom), nameOf(chatroom.partner));
  useNamedPage(title);
  return (
    <section className={styles.view}>
      <header className={styles.head}>
        <Link to={paths.list} className={styles.back} aria-label={text.back} title={text.back}>
          <IconArrowLeft size={22} aria-hidden="true" />
        </Link>
        <div className={styles.headText}>
          <h1>{title}</h1>
          <p>{text.members.about(chatroom.title)}</p>
        </div>
        {chatroom.post_id !== null && (
          <Link to={paths.post(chatroom.post_id, chatroom.post_by_admin)} className={styles.toPost}>
            {text.toPost}
          </Link>
        )}
      </header>
      <div className={styles.notices}>
        <p className={styles.note}>{text.members.readOnly(formatClock(new Date(readable_until)))}</p>
      </div>
      {entries.length === 0 ? (
        <EmptyState title={text.members.empty} />
      ) : (
        <ChatLog
          entries={entries}
          firstUnreadKey={null}
          hasOlder={query.hasNextPage}
          loadingOlder={query.isFetchingNextPage}
          onLoadOlder={() => void query.fetchNextPage()}
        />
      )}
    </section>
  );
}
