import { readDraft, writeDraft } from "#kit/web/drafts/draft-store.ts";
import type { ChatKey } from "./chat-calls.ts";
import { roomKey } from "./room-key.ts";

/** Where what is being written in a room is kept. */
export const chatDraftKey = (chatKey: ChatKey): string => roomKey("chat-draft", chatKey);

/** Puts words into the box of a room that is not on screen, below what waits there. */
export async function addToChatDraft(chatKey: ChatKey, words: string): Promise<void> {
  const key = chatDraftKey(chatKey);
  const kept = (await readDraft<string>(key))?.trim() ?? "";
  await writeDraft(key, kept === "" ? words : `${kept}\n${words}`);
}
