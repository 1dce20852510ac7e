import { IconUsersGroup } from "@tabler/icons-react";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { usePlace } from "#kit/web/router/use-place.ts";
import type { GroupFilter } from "./group-filter.ts";
import { useGroupMessages } from "./messages.ts";

export function GroupsEmpty({ filter, mayCreate }: { filter: GroupFilter; mayCreate: boolean }) {
  const { empty, emptyHint, toAll } = useGroupMessages();
  const place = usePlace();
  const isAll = filter.tab === "all" && !filter.q;
  const hint = filter.q
    ? emptyHint.search
    : !isAll
      ? emptyHint.joined
      : mayCreate
        ? emptyHint.create
        : emptyHint.wait;
  return (
    <EmptyState
      icon={IconUsersGroup}
      title={filter.q ? empty.search(filter.q) : empty[filter.tab]}
      action={!isAll && <ButtonLink to={linkTo("/:area/communities/:id/groups", place)}>{toAll}</ButtonLink>}
    >
      {hint}
    </EmptyState>
  );
}
