import { useParams } from "react-router";
import { communityPath } from "#kit/contract/area.ts";
import { currentArea } from "#kit/web/session/area.ts";

export type CommunityLocation = {
  readonly communityId: number;
  readonly home: string;
  readonly post: (id: number) => string;
  readonly chat: (postId: number, chatroomId: number) => string;
};

export function useCommunityLocation(): CommunityLocation {
  return locationOf(useParams().id);
}

/** Returns the paths of a community, whether or not it is on the screen. */
export function locationOf(id: number | string | undefined): CommunityLocation {
  const home = communityPath(currentArea(), id);
  return {
    communityId: Number(id),
    home,
    post: (postId) => `${home}/post/${postId}`,
    chat: (postId, chatroomId) => `${home}/posts/${postId}/chats/${chatroomId}`,
  };
}
