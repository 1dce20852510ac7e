import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import styles from "./chat.module.css";
import type { ChatPlace } from "./chat-calls.ts";
import { ChatHead } from "./chat-head.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { ChatNotices } from "./chat-notices.tsx";
import type { ChatPaths } from "./chat-paths.ts";
import { ChatWriter } from "./chat-writer.tsx";
import { useChat } from "./use-chat.ts";
import { useChatLive } from "./use-chat-live.ts";
import { useOutbox } from "./use-outbox.ts";

/** One room: who it is with, how long it stays open, what was said, and what one wants to say. */
export function ChatView({ place, paths }: { place: ChatPlace; paths: ChatPaths }) {
  const { query, loadOlder, loadingOlder } = useChat(place);
  const { outbox, entries } = useOutbox(place, query.data?.messages);
  useChatLive(place);
  return (
    <section className={styles.view}>
      <Loaded query={query} skeleton={<RowSkeletons count={6} />}>
        {(history) => (
          <>
            <ChatHead chatroom={history.chatroom} paths={paths} />
            <ChatNotices place={place} chatroom={history.chatroom} />
            <ChatMessages
              place={place}
              history={history}
              outbox={outbox}
              unsent={entries}
              loadingOlder={loadingOlder}
              onLoadOlder={loadOlder}
            />
            {history.chatroom.abilities.send && <ChatWriter place={place} onSend={outbox.add} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
