import { useParams } from "react-router";
import { communityPath } from "#kit/contract/area.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { INVITATION_URL } from "../contract/limits.ts";
import type { Group } from "../contract/views.ts";

export function useGroupPaths() {
  const { id, group_id } = useParams();
  const list = `${communityPath(currentArea(), id)}/groups`;
  const users = (groupId: number) => `${list}/${groupId}/users`;
  return {
    communityId: Number(id),
    groupId: Number(group_id),
    list,
    users,
    /** What the group says of itself, with its address where the placeholder stands. R237 */
    informationOf: ({ id: groupId, information }: Pick<Group, "id" | "information">) =>
      information.replaceAll(INVITATION_URL, location.origin + users(groupId)),
  };
}
