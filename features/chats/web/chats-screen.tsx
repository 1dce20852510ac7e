import { IconMessages } from "@tabler/icons-react";
import { useCommunity } from "#features/communities/web/index.ts";
import { OFFICE_USER_ID } from "#features/posts/contract/author.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { LoadMore } from "#kit/ui/infinite-list/load-more.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useChatPaths } from "./chat-paths.ts";
import { ChatroomRow } from "./chatroom-row.tsx";
import styles from "./chats-screen.module.css";
import { DirectChatButton } from "./direct-chat-button.tsx";
import { useMessages } from "./messages.ts";
import { useChatrooms } from "./use-chatrooms.ts";

/** SM10: the chats of a member, the latest first. */
export default function ChatsScreen() {
  const { list: text } = useMessages();
  const { communityId } = useChatPaths();
  const isMember = useCommunity(communityId).data?.data.me.is_admin === false;
  const query = useChatrooms(communityId);
  const { language } = useLanguage();
  return (
    <section aria-busy={query.isPending}>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        {isMember && <DirectChatButton communityId={communityId} userId={OFFICE_USER_ID} />}
      </div>
      {query.isPending ? (
        <RowSkeletons count={6} />
      ) : query.isError && !query.data ? (
        <ErrorState
          message={errorText({ message_code: query.error.code }, language)}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : query.data?.rooms.length === 0 ? (
        <EmptyState icon={<IconMessages size={40} stroke={1.5} aria-hidden="true" />} title={text.emptyTitle}>
          {text.emptyText}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {query.data?.rooms.map((room) => (
              <ChatroomRow key={room.id} room={room} />
            ))}
          </ul>
          <LoadMore
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </section>
  );
}
