import { useQueryClient } from "@tanstack/react-query";
import { INTEREST_CHAT_DAYS } from "#features/reactions/contract/limits.ts";
import { isolated } from "#kit/contract/isolated.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { extendChat } from "../contract/calls.ts";
import type { ChatroomView } from "../contract/views.ts";
import { changeChat } from "./chat-calls.ts";
import { useChatMessages } from "./messages.ts";

/** docs/decisions/interest-chats-end.md: the end moves by 30 days, once, when both have agreed. */
export function Extension({ chatroom }: { chatroom: ChatroomView }) {
  const { room: text } = useChatMessages();
  const cache = useQueryClient();
  const agree = useAction(extendChat, {
    input: () => ({ params: { room: chatroom.id } }),
    ask: () => ({
      title: text.extendTitle,
      message: text.extendText(INTEREST_CHAT_DAYS, isolated(chatroom.display_name)),
      confirmLabel: text.extendConfirm,
    }),
    onDone: (answer) =>
      changeChat(cache, { kind: "post", room: chatroom.id }, (history) => ({
        ...history,
        chatroom: answer.chatroom,
      })),
  });
  const { extension, abilities } = chatroom;
  if (extension.agreed_by_me && !extension.extended) return <span>{text.agreed}</span>;
  if (!abilities.extend) return null;
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => agree.run()}>
        {text.extend}
      </Button>
      {agree.dialog}
    </>
  );
}
