import { type Author, isPaused } from "#features/memberships/contract/author.ts";
import { PausedBadge, useAuthorLine, useShownAuthors } from "#features/memberships/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { useListCall } from "#kit/web/query/use-list-call.ts";
import { listInterests } from "../contract/interest-calls.ts";
import { listLikes } from "../contract/like-calls.ts";
import { useReactionMessages } from "./messages.ts";
import styles from "./reactions.module.css";

const calls = { likes: listLikes, interests: listInterests };

export default function PeopleDialog({
  kind,
  postId,
  onClose,
}: {
  kind: "likes" | "interests";
  postId: number;
  onClose: () => void;
}) {
  const text = useReactionMessages();
  const query = useListCall(
    calls[kind],
    { params: { id: postId } },
    ({ data }) => data.records,
    ({ user_id }) => user_id,
  );
  return (
    <Modal title={kind === "likes" ? text.likesTitle : text.interestsTitle} onClose={onClose}>
      <LoadedList query={query} rows={query.rows} empty={<EmptyState title={text.noOne} />}>
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
  const line = useAuthorLine(person);
  const face = useShownAuthors().faceOf(person);
  return (
    <li>
      <Avatar {...face} />
      <div>
        <bdi>{face.name}</bdi> {isPaused(person) && <PausedBadge />}
        {line && (
          <p className={common.note}>
            <Quoting>{line}</Quoting>
          </p>
        )}
      </div>
    </li>
  );
}
