import { useBannedWords } from "#features/banned-words/web/index.ts";
import { InsertTemplate } from "#features/message-templates/web/index.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { textFault, tidy } from "#kit/contract/fields/text.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { ChatComposer } from "#kit/ui/chat/chat-composer.tsx";
import { useDraft } from "#kit/web/drafts/use-draft.ts";
import type { ChatroomView } from "../contract/views.ts";
import type { ChatKey } from "./chat-calls.ts";
import { chatDraftKey } from "./chat-draft.ts";
import { useChatMessages } from "./messages.ts";

const { max } = limits.message;

type Props = {
  readonly chatKey: ChatKey;
  readonly chatroom: Pick<ChatroomView, "as_office" | "community_id" | "user_type" | "display_name">;
  readonly onSend: (content: string) => void;
};

/** The draft of this room is kept until it has been sent. The office can begin with a template. */
export function ChatWriter({ chatKey, chatroom, onSend }: Props) {
  const { room: text } = useChatMessages();
  const { draft, change, clear } = useDraft(chatDraftKey(chatKey), "");
  const content = tidy(draft);
  const fault = content === "" ? undefined : textFault(content, limits.message);
  const banned = useBannedWords({ content }).content ?? null;
  return (
    <ChatComposer
      value={draft}
      onChange={change}
      onSend={() => {
        clear();
        onSend(content);
      }}
      error={fault ? (fault.code === "TOO_LONG" ? text.tooLong(max) : text.invalid) : banned}
      maxLength={max}
      length={graphemeLength(content)}
      tools={
        chatroom.as_office ? (
          <InsertTemplate
            communityId={chatroom.community_id}
            type={chatroom.user_type === "alumni" ? "alumni" : "employee"}
            name={chatroom.display_name}
            onInsert={(inserted) => change(draft.trim() === "" ? inserted : `${draft}\n${inserted}`)}
          />
        ) : undefined
      }
    />
  );
}
