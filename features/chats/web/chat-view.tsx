import type { ReactNode } from "react";
import { cx } from "#kit/ui/class-names.ts";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { leaveWhenGone } from "#kit/web/errors/leave-when-gone.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { ChatroomView } from "../contract/views.ts";
import styles from "./chat.module.css";
import type { ChatKey } from "./chat-calls.ts";
import { ChatHead } from "./chat-head.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { ChatNotices } from "./chat-notices.tsx";
import type { ChatPaths } from "./chat-paths.ts";
import { ChatWriter } from "./chat-writer.tsx";
import { useFactsBeside } from "./facts-beside.tsx";
import { useChat } from "./use-chat.ts";
import { useChatLive } from "./use-chat-live.ts";
import { useOutbox } from "./use-outbox.ts";

type Props = {
  readonly chatKey: ChatKey;
  readonly paths: ChatPaths;
  /** The office may know these facts of the other side. */
  readonly facts?: (chatroom: ChatroomView) => ReactNode;
};

export function ChatView({ chatKey, paths, facts }: Props) {
  const { query, loadOlder, loadingOlder } = useChat(chatKey);
  const { outbox, entries } = useOutbox(chatKey, query.data?.messages);
  useChatLive(chatKey);
  const { button, pane } = useFactsBeside(query.data && facts?.(query.data.chatroom));
  return (
    <div className={cx(facts && styles.withFacts)}>
      <section className={styles.view}>
        <Loaded query={query} skeleton={<RowSkeletons count={6} />} refused={leaveWhenGone}>
          {(history) => (
            <>
              <ChatHead chatroom={history.chatroom} paths={paths} action={button} />
              <ChatNotices chatKey={chatKey} chatroom={history.chatroom} />
              <ChatMessages
                chatKey={chatKey}
                history={history}
                outbox={outbox}
                unsent={entries}
                loadingOlder={loadingOlder}
                onLoadOlder={loadOlder}
              />
              {history.chatroom.abilities.send && (
                <ChatWriter chatKey={chatKey} chatroom={history.chatroom} onSend={outbox.add} />
              )}
            </>
          )}
        </Loaded>
      </section>
      {pane}
    </div>
  );
}
