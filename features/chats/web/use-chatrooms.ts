import { useListCall } from "#kit/web/query/use-list-call.ts";
import { listChatrooms } from "../contract/calls.ts";

/** The chats of the community, page by page. */
export const useChatrooms = (communityId: number) =>
  useListCall(
    listChatrooms,
    { params: { id: communityId } },
    ({ chatrooms }) => chatrooms,
    ({ id }) => id,
  );
