import { useListCall } from "#kit/web/query/use-list-call.ts";
import { listGroups, listGroupUsers } from "../contract/calls.ts";
import type { GroupFilter } from "./group-filter.ts";

export const useGroups = (communityId: number, { tab, q }: GroupFilter) =>
  useListCall(
    listGroups,
    {
      params: { id: communityId },
      query: { ...(q ? { q } : {}), ...(tab === "joined" ? { joined: "true" } : {}) },
    },
    ({ groups }) => groups,
    ({ id }) => id,
  );

/** People who have left the community have no id and cannot be told apart. */
export const useGroupUsers = (groupId: number) =>
  useListCall(
    listGroupUsers,
    { params: { id: groupId } },
    ({ users }) => users,
    ({ user_id }) => user_id,
  );
