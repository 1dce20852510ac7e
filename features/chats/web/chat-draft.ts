import { readDraft, writeDraft } from "#kit/web/drafts/draft-store.ts";
import type { ChatKey } from "./chat-calls.ts";
import { roomKey } from "./room-key.ts";

export const chatDraftKey = (chatKey: ChatKey): string => roomKey("chat-draft", chatKey);

/** Adds a text to the draft of a room that is not on the screen, below what is there. */
export async function addToChatDraft(chatKey: ChatKey, words: string): Promise<void> {
  const key = chatDraftKey(chatKey);
  const kept = (await readDraft<string>(key))?.trim() ?? "";
  await writeDraft(key, kept === "" ? words : `${kept}\n${words}`);
}
