import { useListCall } from "#kit/web/query/use-list-call.ts";
import { listNotices, listProductNotices } from "../contract/calls.ts";

/** Each list of the panel goes on after the last notice seen, whatever came in above. */
export const useNotices = (communityId: number) =>
  useListCall(
    listNotices,
    { params: { id: communityId } },
    ({ data }) => data.records,
    ({ id }) => id,
  );

export const useProductNotices = () =>
  useListCall(
    listProductNotices,
    {},
    ({ data }) => data.records,
    ({ id }) => id,
  );
