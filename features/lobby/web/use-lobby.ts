import { useListCall } from "#kit/web/query/use-list-call.ts";
import { listCommunities } from "../contract/calls.ts";

/** The person's communities, page by page. */
export const useLobby = () =>
  useListCall(
    listCommunities,
    {},
    ({ data }) => data.records,
    ({ id }) => id,
  );
