import { useParams } from "react-router";
import { communityPath } from "#kit/contract/area.ts";
import type { ChatHistoryEntry, PeoplePath } from "../../contract/office-calls.ts";

type Kind = Pick<ChatHistoryEntry, "user_type">["user_type"];

export const peoplePath = (type: Kind): PeoplePath => (type === "alumni" ? "alumnus" : "community-users");

export function useOfficeChatPaths() {
  const communityId = Number(useParams().id);
  const home = communityPath("community", communityId);
  return {
    communityId,
    list: `${home}/manage_chat_room?tab=recruitment`,
    people: (type: PeoplePath) => `${home}/${type}?management_no=desc`,
    post: (postId: number, isOfficial = false) =>
      `${home}/${isOfficial ? "operational_posts" : "user_posts"}?post=${postId}`,
    room: ({ kind, id, post_id, with_office, ...first }: ChatHistoryEntry) => {
      const place = `posts/${post_id ?? 0}`;
      if (kind === "direct") return `${home}/admin/direct_chat/${id}`;
      if (with_office) return `${home}/${place}/admin/chats/${id}`;
      return `${home}/${peoplePath(first.user_type)}/${first.management_no}/${place}/chats/${id}`;
    },
    direct: (room: number) => `${home}/admin/direct_chat/${room}`,
  };
}
