import { addToChatDraft } from "#features/chats/web/index.ts";
import { useCommunityLocation } from "#features/posts/web/index.ts";
import type { InterestChat } from "#features/reactions/web/index.ts";

export function useInterestChat(postId: number): InterestChat {
  const place = useCommunityLocation();
  return {
    path: (room) => place.chat(postId, room),
    keepWords: (room, words) => addToChatDraft({ kind: "post", room }, words),
  };
}
