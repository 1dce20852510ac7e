import * as limits from "#kit/contract/fields/limits.ts";
import { textFault, tidy } from "#kit/contract/fields/text.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { ChatComposer } from "#kit/ui/chat/chat-composer.tsx";
import { useDraft } from "#kit/web/drafts/use-draft.ts";
import type { ChatPlace } from "./chat-calls.ts";
import { useMessages } from "./messages.ts";
import { roomKey } from "./use-outbox.ts";

const { max } = limits.message;

/** What is being written is kept for this room until it has been sent. */
export function ChatWriter({ place, onSend }: { place: ChatPlace; onSend: (content: string) => void }) {
  const { room: text } = useMessages();
  const { draft, change, clear } = useDraft(roomKey("chat-draft", place), "");
  const content = tidy(draft);
  const fault = content === "" ? undefined : textFault(content, limits.message);
  return (
    <ChatComposer
      value={draft}
      onChange={change}
      onSend={() => {
        clear();
        onSend(content);
      }}
      error={fault ? (fault.code === "TOO_LONG" ? text.tooLong(max) : text.invalid) : null}
      maxLength={max}
      length={graphemeLength(content)}
    />
  );
}
