import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { joinGroup, leaveGroup } from "../contract/calls.ts";
import { type Group, groupStatus } from "../contract/views.ts";
import { cachedGroups } from "./cached-groups.ts";
import { useGroupMessages } from "./messages.ts";

type Props = {
  readonly group: Group;
  readonly onLeft: () => void;
  /** Shown once on a screen and not in each row, it is the main button. */
  readonly isMain?: boolean;
};

export function AffiliationButton({ group, onLeft, isMain = false }: Props) {
  const text = useGroupMessages();
  const affiliation = useAffiliation(group, onLeft);
  const { join, leave } = group.abilities;
  if (!join && !leave) return null;
  return (
    <>
      <Button
        variant={join && isMain ? "primary" : "secondary"}
        size="sm"
        aria-label={join ? text.joinNamed(group.name) : text.leaveNamed(group.name)}
        pending={affiliation.isPending}
        onClick={() => affiliation.run()}
      >
        {join ? text.join : text.leave}
      </Button>
      {affiliation.dialog}
    </>
  );
}

/** Shows what the group will look like until the server's answer replaces it. */
const withAffiliation = (group: Group, join: boolean): Group => ({
  ...group,
  status: join ? groupStatus.joined : groupStatus.left,
  members_count: group.members_count + (join ? 1 : -1),
  abilities: { ...group.abilities, join: !join && !group.is_invitation_only, leave: join },
});

/**
 * Joins or leaves the group; the change shows at once and is undone if the server refuses. It asks first only where one
 * could not come back by oneself. R130, R131
 */
function useAffiliation({ id, name, abilities, is_invitation_only }: Group, onLeft: () => void) {
  const { patch } = cachedGroups(useQueryClient());
  const text = useGroupMessages();
  const { join } = abilities;
  return useAction(join ? joinGroup : leaveGroup, {
    input: () => ({ params: { id } }),
    ask: () =>
      join || !is_invitation_only
        ? undefined
        : {
            title: text.leaveTitle,
            message: text.leaveText(name),
            confirmLabel: text.leave,
            danger: true,
          },
    show: () => patch(id, (old) => withAffiliation(old, join)),
    done: () => (join ? text.joinedNow(name) : text.leftNow(name)),
    failed: () => (join ? text.notJoined(name) : text.notLeft(name)),
    onDone: (answer) => {
      patch(id, (old) => ({ ...old, ...answer }));
      if (!join) onLeft();
    },
  });
}
