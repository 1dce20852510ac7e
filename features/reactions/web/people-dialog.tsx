import { useInfiniteQuery } from "@tanstack/react-query";
import type { Author } from "#features/posts/contract/author.ts";
import { PausedBadge } from "#features/profiles/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { LoadMore } from "#kit/ui/infinite-list/load-more.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { send } from "#kit/web/api/send.ts";
import { listInterests, listLikes } from "../contract/calls.ts";
import { useMessages } from "./messages.ts";
import styles from "./reactions.module.css";

const calls = { likes: listLikes, interests: listInterests };

/** Who liked a post, or who is interested in it; latest first. */
export default function PeopleDialog({
  kind,
  postId,
  onClose,
}: {
  kind: "likes" | "interests";
  postId: number;
  onClose: () => void;
}) {
  const text = useMessages();
  const query = useInfiniteQuery({
    queryKey: [calls[kind].path, postId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      send(calls[kind], { params: { id: postId }, query: { page: pageParam } }, signal),
    getNextPageParam: (last, _pages, page) => (page < last.total_pages ? page + 1 : null),
    meta: { quiet: true },
  });
  const people = query.data?.pages.flatMap((page) => page.data.records) ?? [];
  return (
    <Modal title={kind === "likes" ? text.likesTitle : text.interestsTitle} onClose={onClose}>
      {query.isPending ? (
        <RowSkeletons />
      ) : query.isError && people.length === 0 ? (
        <ErrorState onRetry={() => query.refetch()} pending={query.isFetching} />
      ) : people.length === 0 ? (
        <EmptyState title={text.noOne} />
      ) : (
        <>
          <ul className={styles.people}>
            {people.map((person, i) => (
              <PersonRow key={person.user_id ?? `left-${i}`} person={person} />
            ))}
          </ul>
          <LoadMore
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
            onMore={() => query.fetchNextPage()}
          />
        </>
      )}
    </Modal>
  );
}

function PersonRow({ person }: { person: Author }) {
  const text = useMessages();
  const name = person.user_id === null ? text.departed : person.display_name;
  return (
    <li>
      <Avatar
        name={person.display_name}
        imageUrl={person.avatar_url}
        departed={person.is_deleted_in_30_days}
      />
      {name}
      <PausedBadge author={person} />
    </li>
  );
}
