import { useParams } from "react-router";
import { currentArea } from "#kit/web/session/area.ts";

/** The community and the group of the address, and the addresses of groups. */
export function useGroupPaths() {
  const { id, group_id } = useParams();
  const list = `/${currentArea()}/communities/${id}/groups`;
  return {
    communityId: Number(id),
    groupId: Number(group_id),
    list,
    users: (groupId: number) => `${list}/${groupId}/users`,
  };
}
