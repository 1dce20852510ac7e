import { useParams } from "react-router";
import { communityPath } from "#kit/contract/area.ts";
import { currentArea } from "#kit/web/session/area.ts";
import type { ChatroomEntry } from "../contract/views.ts";

type Room = Pick<ChatroomEntry, "id" | "kind" | "post_id">;

export type ChatPaths = {
  readonly communityId: number;
  readonly list: string;
  readonly post: (postId: number, isOfficial?: boolean) => string;
};

export function useChatPaths() {
  const { id } = useParams();
  const home = communityPath(currentArea(), id);
  return {
    communityId: Number(id),
    list: `${home}/chats`,
    post: (postId: number) => `${home}/post/${postId}`,
    /** A chat outlives its post; 0 stands for a deleted one. */
    room: (room: Room) =>
      room.kind === "post"
        ? `${home}/posts/${room.post_id ?? 0}/chats/${room.id}`
        : `${home}/direct_chat/${room.id}`,
  };
}
