import { IconMessages } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCommunity } from "#features/communities/web/index.ts";
import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { DESKTOP, useMedia } from "#kit/ui/use-media.ts";
import { Written } from "#kit/ui/written.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { useListCall } from "#kit/web/query/use-list-call.ts";
import { TwoPanes } from "#kit/web/two-panes/two-panes.tsx";
import { listChatrooms } from "../contract/calls.ts";
import type { ChatroomEntry } from "../contract/views.ts";
import { useChatPaths } from "./chat-paths.ts";
import { ChatroomRow } from "./chatroom-row.tsx";
import styles from "./chats-screen.module.css";
import { DirectChatButton } from "./direct-chat-button.tsx";
import { useChatMessages } from "./messages.ts";

/** SM10 lists a member's chats; a desktop has room for the open one beside them. */
export default function ChatsScreen() {
  const { list: text } = useChatMessages();
  if (!useMedia(DESKTOP)) return <Chats />;
  return (
    <ChatsBeside>
      <EmptyState icon={IconMessages} title={text.choose} />
    </ChatsBeside>
  );
}

/** On a desktop the other chats are beside the open one. */
export function ChatsBeside({ current, children }: { current?: number; children: ReactNode }) {
  const { list: text } = useChatMessages();
  return (
    <TwoPanes label={text.title} list={() => <Chats current={current} />}>
      {children}
    </TwoPanes>
  );
}

function Chats({ current }: { current?: number | undefined }) {
  const { list: text } = useChatMessages();
  const paths = useChatPaths();
  const { communityId } = paths;
  const { nameOf } = useShownAuthors();
  const isMember = useCommunity(communityId).data?.data.me.is_admin === false;
  const query = useChatrooms(communityId);
  const Title = current === undefined ? "h1" : "h2";
  return (
    <section>
      <div className={styles.head}>
        <Title className={styles.title}>{text.title}</Title>
        {isMember && <DirectChatButton communityId={communityId} userId={OFFICE_USER_ID} />}
      </div>
      <LoadedList
        query={query}
        rows={query.rows}
        skeleton={<RowSkeletons count={6} />}
        empty={
          <EmptyState icon={IconMessages} title={text.emptyTitle}>
            {text.emptyText}
          </EmptyState>
        }
      >
        {(rooms) => (
          <ul className={styles.list}>
            {rooms.map((room) => (
              <ChatroomRow
                key={room.id}
                room={room}
                name={nameOf(room)}
                to={paths.room(room)}
                isCurrent={room.id === current}
                latest={<Latest latest={room.latest_content} />}
              />
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}

const useChatrooms = (communityId: number) =>
  useListCall(
    listChatrooms,
    { params: { id: communityId } },
    ({ chatrooms }) => chatrooms,
    ({ id }) => id,
  );

function Latest({ latest }: { latest: ChatroomEntry["latest_content"] }) {
  const { list: text } = useChatMessages();
  if (latest === null) return text.nothingYet;
  if (!latest.published) return text.removed;
  return (
    <>
      {latest.my_content && text.you}
      <Written>{latest.content}</Written>
    </>
  );
}
