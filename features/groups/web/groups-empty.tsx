import { IconUsersGroup } from "@tabler/icons-react";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import type { GroupFilter } from "./group-filter.ts";
import { useGroupMessages } from "./messages.ts";
import { useGroupPaths } from "./use-group-paths.ts";

export function GroupsEmpty({ filter, mayCreate }: { filter: GroupFilter; mayCreate: boolean }) {
  const { empty, emptyHint, toAll } = useGroupMessages();
  const { list } = useGroupPaths();
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
      action={!isAll && <ButtonLink to={list}>{toAll}</ButtonLink>}
    >
      {hint}
    </EmptyState>
  );
}
