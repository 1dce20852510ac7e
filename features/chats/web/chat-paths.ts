import { linkTo } from "#kit/contract/link-to.ts";
import { usePlace } from "#kit/web/router/use-place.ts";
import type { ChatroomEntry } from "../contract/views.ts";

type Room = Pick<ChatroomEntry, "id" | "kind" | "post_id">;

export type ChatPaths = {
  readonly communityId: number;
  readonly list: string;
  readonly post: (postId: number, isOfficial?: boolean) => string;
};

export function useChatPaths() {
  const place = usePlace();
  return {
    communityId: place.id,
    list: linkTo("/:area/communities/:id/chats", place),
    post: (post_id: number) => linkTo("/:area/communities/:id/post/:post_id", { ...place, post_id }),
    /** A chat outlives its post; 0 stands for a deleted one. */
    room: ({ kind, id: chatroom_id, post_id }: Room) =>
      kind === "post"
        ? linkTo("/:area/communities/:id/posts/:post_id/chats/:chatroom_id", {
            ...place,
            post_id: post_id ?? 0,
            chatroom_id,
          })
        : linkTo("/:area/communities/:id/direct_chat/:chatroom_id", { ...place, chatroom_id }),
  };
}
