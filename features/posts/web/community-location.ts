import { useParams } from "react-router";
import type { Area } from "#kit/contract/area.ts";
import { currentArea } from "#kit/web/session/area.ts";

/** The community that the address names, and the paths inside it. */
export type CommunityLocation = {
  readonly area: Area;
  readonly communityId: number;
  readonly home: string;
  readonly post: (id: number) => string;
  readonly chat: (postId: number, chatroomId: number) => string;
};

export function useCommunityLocation(): CommunityLocation {
  const { id } = useParams();
  const area = currentArea();
  const home = `/${area}/communities/${id}`;
  return {
    area,
    communityId: Number(id),
    home,
    post: (postId) => `${home}/post/${postId}`,
    chat: (postId, chatroomId) => `${home}/posts/${postId}/chats/${chatroomId}`,
  };
}
