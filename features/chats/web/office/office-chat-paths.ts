import { linkTo } from "#kit/contract/link-to.ts";
import { usePlace } from "#kit/web/router/use-place.ts";
import type { ChatHistoryEntry, PeoplePath } from "../../contract/office-calls.ts";

type Kind = Pick<ChatHistoryEntry, "user_type">["user_type"];

export const peoplePath = (type: Kind): PeoplePath => (type === "alumni" ? "alumnus" : "community-users");

export function useOfficeChatPaths() {
  const { id } = usePlace();
  const direct = (chatroom_id: number) =>
    linkTo("/community/communities/:id/admin/direct_chat/:chatroom_id", { id, chatroom_id });
  return {
    communityId: id,
    list: linkTo("/community/communities/:id/manage_chat_room", { id }, { tab: "recruitment" }),
    people: (type: PeoplePath) =>
      linkTo(`/community/communities/:id/${type}`, { id }, { management_no: "desc" }),
    post: (post: number, isOfficial = false) =>
      linkTo(
        `/community/communities/:id/${isOfficial ? "operational_posts" : "user_posts"}`,
        { id },
        { post },
      ),
    room: ({ kind, id: chatroom_id, post_id, with_office, user_type, management_no }: ChatHistoryEntry) => {
      if (kind === "direct") return direct(chatroom_id);
      const room = { id, post_id: post_id ?? 0, chatroom_id };
      if (with_office)
        return linkTo("/community/communities/:id/posts/:post_id/admin/chats/:chatroom_id", room);
      return linkTo(
        `/community/communities/:id/${peoplePath(user_type)}/:management_no/posts/:post_id/chats/:chatroom_id`,
        { ...room, management_no: management_no ?? 0 },
      );
    },
    direct,
  };
}
