import { IconHeadset, IconMessage } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button, type ButtonProps } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { startDirectChat } from "../contract/calls.ts";
import { useChatMessages } from "./messages.ts";

type Props = {
  readonly communityId: number;
  /** This is the membership to write to, or 0 for the management office. */
  readonly userId: number;
  /** It replaces the words where somebody else than the viewer writes, as the office does. */
  readonly label?: string;
  /** Returns the path of the opened room, where it is not among the area's own chats. */
  readonly pathOf?: (room: number) => string;
} & Pick<ButtonProps, "size" | "variant">;

/** R015: opens the chat with a member or with the management office. */
export function DirectChatButton({ communityId, userId, label, pathOf, size = "sm", variant }: Props) {
  const { list: text } = useChatMessages();
  const navigate = useNavigate();
  const start = useAction(startDirectChat, {
    input: () => ({ params: { id: communityId }, body: { user_id: userId } }),
    onDone: ({ direct_chatroom_id: room }) =>
      navigate(
        pathOf?.(room) ??
          linkTo("/:area/communities/:id/direct_chat/:chatroom_id", {
            area: currentArea(),
            id: communityId,
            chatroom_id: room,
          }),
      ),
  });
  const isOffice = userId === OFFICE_USER_ID;
  const Icon = isOffice ? IconHeadset : IconMessage;
  return (
    <Button
      size={size}
      variant={variant}
      icon={<Icon size={18} aria-hidden="true" />}
      pending={start.isPending}
      onClick={() => start.run()}
    >
      {label ?? (isOffice ? text.toOffice : text.toMember)}
    </Button>
  );
}
