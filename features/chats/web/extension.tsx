import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { INTEREST_CHAT_DAYS } from "#features/reactions/contract/limits.ts";
import { isolated } from "#kit/contract/isolated.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import type { ChatroomView } from "../contract/views.ts";
import { agreeToExtend } from "./chat-calls.ts";
import { useMessages } from "./messages.ts";
import { changeChat } from "./use-chat.ts";

/** docs/decisions/interest-chats-end.md: the end moves by 30 days, once, when both have agreed. */
export function Extension({ chatroom }: { chatroom: ChatroomView }) {
  const { room: text } = useMessages();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const agree = useMutation({
    mutationFn: () => agreeToExtend(chatroom.id),
    onSuccess: (answer) =>
      changeChat(cache, { kind: "post", room: chatroom.id }, (history) => ({
        ...history,
        chatroom: answer.chatroom,
      })),
    onSettled: () => setAsking(false),
  });
  const { extension, abilities } = chatroom;
  if (extension.agreed_by_me && !extension.extended) return <span>{text.agreed}</span>;
  if (!abilities.extend) return null;
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
        {text.extend}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text.extendTitle}
          confirmLabel={text.extendConfirm}
          pending={agree.isPending}
          onConfirm={() => agree.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{text.extendText(INTEREST_CHAT_DAYS, isolated(chatroom.display_name))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
