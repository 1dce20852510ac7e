import { useMutation } from "@tanstack/react-query";
import { send } from "#kit/web/api/send.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { startDirectChat } from "../contract/calls.ts";

/** Opens the direct chat with a member (the membership's id) or with the office (0); answers the address of its screen. */
export const useStartDirectChat = (communityId: number) =>
  useMutation({
    mutationFn: async (userId: number) => {
      const { direct_chatroom_id: room } = await send(startDirectChat, {
        params: { id: communityId },
        body: { user_id: userId },
      });
      return { room, path: `/${currentArea()}/communities/${communityId}/direct_chat/${room}` };
    },
  });
