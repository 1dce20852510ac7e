import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { type Author, isPaused } from "#features/memberships/contract/author.ts";
import { PausedBadge } from "#features/memberships/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { listInterests, listLikes } from "../contract/calls.ts";
import { useMessages } from "./messages.ts";
import styles from "./reactions.module.css";

type Page = AnswerOf<typeof listLikes>;
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
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page, number>, unknown[], number>({
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
      <LoadedList query={query} rows={people} empty={<EmptyState title={text.noOne} />}>
        {(rows) => (
          <ul className={styles.people}>
            {rows.map((person, i) => (
              <PersonRow key={person.user_id ?? `left-${i}`} person={person} />
            ))}
          </ul>
        )}
      </LoadedList>
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
      {isPaused(person) && <PausedBadge />}
    </li>
  );
}
