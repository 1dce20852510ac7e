import { useListCall } from "#kit/web/query/use-list-call.ts";
import { listMembers } from "../contract/member-list.ts";
import type { MemberFilter } from "./member-filter.ts";

/** The members as far as they have been read, whoever joined last first. */
export const useMembers = (communityId: number, { tab, q }: MemberFilter) =>
  useListCall(
    listMembers,
    {
      params: { id: communityId },
      query: { ...(q ? { q } : {}), ...(tab === "all" ? {} : { user_type: tab }) },
    },
    ({ users }) => users,
    ({ user_id }) => user_id,
  );
