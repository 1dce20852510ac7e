import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./chat.module.css";
import type { ChatPlace } from "./chat-calls.ts";
import { ChatHead } from "./chat-head.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { ChatNotices } from "./chat-notices.tsx";
import { ChatWriter } from "./chat-writer.tsx";
import { useChat } from "./use-chat.ts";
import { useChatLive } from "./use-chat-live.ts";
import { useOutbox } from "./use-outbox.ts";

/** One room: who it is with, how long it stays open, what was said, and what one wants to say. */
export function ChatView({ place }: { place: ChatPlace }) {
  const { language } = useLanguage();
  const { query, loadOlder, loadingOlder } = useChat(place);
  const { outbox, entries } = useOutbox(place, query.data?.messages);
  useChatLive(place);
  const history = query.data;
  return (
    <section className={styles.view} aria-busy={query.isPending}>
      {history ? (
        <>
          <ChatHead chatroom={history.chatroom} />
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
      ) : query.isError ? (
        <ErrorState
          message={errorText({ message_code: query.error.code }, language)}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : (
        <RowSkeletons count={6} />
      )}
    </section>
  );
}
