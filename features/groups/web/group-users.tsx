import { Badge } from "#kit/ui/badge/badge.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { LoadMore } from "#kit/ui/infinite-list/load-more.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { UserChip } from "#kit/ui/user-chip/user-chip.tsx";
import type { Group, GroupMember } from "../contract/views.ts";
import styles from "./groups.module.css";
import { useMessages } from "./messages.ts";
import { useGroupUsers } from "./use-groups.ts";

/** The members, the one who created the group first. */
export function GroupUsers({ group }: { group: Group }) {
  const text = useMessages();
  const query = useGroupUsers(group.id);
  return (
    <Card aria-busy={query.isPending}>
      <h2 className={styles.usersTitle}>{text.members(group.members_count)}</h2>
      {query.isPending ? (
        <RowSkeletons count={4} />
      ) : query.isError && query.users.length === 0 ? (
        <ErrorState onRetry={() => void query.refetch()} pending={query.isFetching} />
      ) : (
        <>
          <ul className={styles.users}>
            {query.users.map((user, i) => (
              <UserRow key={user.user_id ?? `left-${i}`} user={user} />
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
    </Card>
  );
}

function UserRow({ user }: { user: GroupMember }) {
  const text = useMessages();
  return (
    <li>
      <UserChip
        name={user.user_id === null ? text.departed : user.display_name}
        imageUrl={user.avatar_url}
        departed={user.is_deleted_in_30_days}
        badge={user.is_creator && <Badge tone="accent">{text.creator}</Badge>}
      />
    </li>
  );
}
