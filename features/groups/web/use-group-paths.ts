import { useParams } from "react-router";
import { communityPath } from "#kit/contract/area.ts";
import { currentArea } from "#kit/web/session/area.ts";

export function useGroupPaths() {
  const { id, group_id } = useParams();
  const list = `${communityPath(currentArea(), id)}/groups`;
  return {
    communityId: Number(id),
    groupId: Number(group_id),
    list,
    users: (groupId: number) => `${list}/${groupId}/users`,
  };
}
