import type { ChatMessage, ChatroomView } from "../contract/views.ts";

/** A room as far as this browser has seen it. `lastSeq`: every change up to this number is in it. */
export type ChatHistory = {
  readonly chatroom: ChatroomView;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly lastSeq: number;
};

export type HistoryAnswer = {
  readonly chatroom: ChatroomView;
  readonly messages: readonly ChatMessage[];
  readonly has_more: boolean;
};

export const fromNewestPage = ({ chatroom, messages, has_more }: HistoryAnswer): ChatHistory => ({
  chatroom,
  messages,
  hasOlder: has_more,
  lastSeq: chatroom.last_seq,
});

/** By number; of two states of one message the one changed later counts. */
function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    if (!before || before.changed_seq <= message.changed_seq) byId.set(message.id, message);
  }
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** Marks only move forward, whichever of two answers comes first. */
const mergeRoom = (known: ChatroomView, next: ChatroomView): ChatroomView => ({
  ...next,
  read_seq: Math.max(known.read_seq, next.read_seq),
  other_read_seq: Math.max(known.other_read_seq, next.other_read_seq),
});

/** What was asked for with `since_seq`: a removal of a message that was never shown here is no news. */
export function withCaughtUp(history: ChatHistory, answer: HistoryAnswer): ChatHistory {
  const oldest = history.messages[0]?.seq ?? 0;
  const relevant = answer.messages.filter(({ seq }) => seq >= oldest || !history.hasOlder);
  const reached = Math.max(history.lastSeq, ...answer.messages.map(({ changed_seq }) => changed_seq));
  return {
    ...history,
    chatroom: mergeRoom(history.chatroom, answer.chatroom),
    messages: mergeMessages(history.messages, relevant),
    lastSeq: answer.has_more ? reached : Math.max(reached, answer.chatroom.last_seq),
  };
}

export const withOlder = (history: ChatHistory, answer: HistoryAnswer): ChatHistory => ({
  ...history,
  messages: mergeMessages(answer.messages, history.messages),
  hasOlder: answer.has_more,
});

/** Whether changes between what is known and this one are missing and have to be asked for. */
export const leavesGap = (history: ChatHistory, changedSeq: number): boolean =>
  changedSeq > history.lastSeq + 1;

const reach = (history: ChatHistory, changedSeq: number): number =>
  leavesGap(history, changedSeq) ? history.lastSeq : Math.max(history.lastSeq, changedSeq);

/** R140: sent by either side, told live or answered to the sender; a second telling changes nothing. */
export const withMessage = (history: ChatHistory, message: ChatMessage): ChatHistory => ({
  ...history,
  messages: mergeMessages(history.messages, [message]),
  lastSeq: reach(history, message.changed_seq),
});

/** R141: the message stays in its place, without its text. */
export const withRemoval = (
  history: ChatHistory,
  removal: { readonly content_id: number; readonly changed_seq: number },
): ChatHistory => ({
  ...history,
  messages: history.messages.map((message) =>
    message.id === removal.content_id
      ? { ...message, published: false, content: "", changed_seq: removal.changed_seq }
      : message,
  ),
  lastSeq: reach(history, removal.changed_seq),
});

/** Reading reaches to a message and never goes back, in whichever order it is told of. R142 */
export function withRead(
  history: ChatHistory,
  { user_id, seq }: { readonly user_id: number; readonly seq: number },
): ChatHistory {
  const { chatroom } = history;
  const side = user_id === chatroom.my_user_id ? "read_seq" : "other_read_seq";
  return { ...history, chatroom: { ...chatroom, [side]: Math.max(chatroom[side], seq) } };
}

/** The first message of the other side that had not been read; null when all had. */
export const firstUnread = (history: ChatHistory, readSeq: number): ChatMessage | null =>
  history.messages.find(({ mine, published, seq }) => !mine && published && seq > readSeq) ?? null;
