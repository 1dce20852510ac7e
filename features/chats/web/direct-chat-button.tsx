import { IconHeadset, IconMessage } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useMessages } from "./messages.ts";
import { useStartDirectChat } from "./use-start-direct-chat.ts";

type Props = {
  readonly communityId: number;
  /** The membership of whom to talk to, or 0 for the management office. */
  readonly userId: number;
};

/** R015: opens the chat with a member or with the management office. */
export function DirectChatButton({ communityId, userId }: Props) {
  const { list: text } = useMessages();
  const navigate = useNavigate();
  const start = useStartDirectChat(communityId);
  const isOffice = userId === OFFICE_USER_ID;
  const Icon = isOffice ? IconHeadset : IconMessage;
  return (
    <Button
      size="sm"
      icon={<Icon size={18} aria-hidden="true" />}
      pending={start.isPending}
      onClick={() => start.mutate(userId, { onSuccess: ({ path }) => void navigate(path) })}
    >
      {isOffice ? text.toOffice : text.toMember}
    </Button>
  );
}
