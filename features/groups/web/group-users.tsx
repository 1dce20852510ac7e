import { AuthorChip } from "#features/memberships/web/index.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import type { Group, GroupMember } from "../contract/views.ts";
import styles from "./groups.module.css";
import { useGroupMessages } from "./messages.ts";
import { useGroupUsers } from "./use-groups.ts";

export function GroupUsers({ group }: { group: Group }) {
  const text = useGroupMessages();
  const query = useGroupUsers(group.id);
  return (
    <Card>
      <h2 className={styles.usersTitle}>{text.members(group.members_count)}</h2>
      <LoadedList query={query} rows={query.rows} empty={null}>
        {(users) => (
          <ul className={common.column4}>
            {users.map((user, i) => (
              <UserRow key={user.user_id ?? `left-${i}`} user={user} />
            ))}
          </ul>
        )}
      </LoadedList>
    </Card>
  );
}

function UserRow({ user }: { user: GroupMember }) {
  const text = useGroupMessages();
  return (
    <li>
      <AuthorChip author={user} badge={user.is_creator && <Badge tone="accent">{text.creator}</Badge>} />
    </li>
  );
}
