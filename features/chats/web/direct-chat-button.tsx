import { IconHeadset } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { OFFICE_USER_ID } from "#features/posts/contract/author.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useMessages } from "./messages.ts";
import { useStartDirectChat } from "./use-start-direct-chat.ts";

/** R015: opens the chat with the management office. */
export function OfficeButton({ communityId }: { communityId: number }) {
  const { list: text } = useMessages();
  const navigate = useNavigate();
  const start = useStartDirectChat(communityId);
  return (
    <Button
      size="sm"
      icon={<IconHeadset size={18} aria-hidden="true" />}
      pending={start.isPending}
      onClick={() => start.mutate(OFFICE_USER_ID, { onSuccess: ({ path }) => void navigate(path) })}
    >
      {text.toOffice}
    </Button>
  );
}
