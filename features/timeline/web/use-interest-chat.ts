import { addToChatDraft } from "#features/chats/web/index.ts";
import type { InterestChat } from "#features/reactions/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { usePlace } from "#kit/web/router/use-place.ts";

export function useInterestChat(postId: number): InterestChat {
  const place = usePlace();
  return {
    path: (chatroom_id) =>
      linkTo("/:area/communities/:id/posts/:post_id/chats/:chatroom_id", {
        ...place,
        post_id: postId,
        chatroom_id,
      }),
    keepWords: (room, words) => addToChatDraft({ kind: "post", room }, words),
  };
}
