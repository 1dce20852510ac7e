import type { ChatMessage, ChatroomView } from "../contract/views.ts";

/** This browser has seen every change of the room up to `lastSeq`. */
export type ChatHistory = {
  readonly chatroom: ChatroomView;
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

/** Messages are ordered by number; of two states of one message, the later one counts. */
function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    if (!before || before.changed_seq <= message.changed_seq) byId.set(message.id, message);
  }
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** Read marks only move forward, whichever answer comes first. */
const mergeRoom = (known: ChatroomView, next: ChatroomView): ChatroomView => ({
  ...next,
  read_seq: Math.max(known.read_seq, next.read_seq),
  other_read_seq: Math.max(known.other_read_seq, next.other_read_seq),
});

/** Merges an answer to `since_seq`; the removal of a message that was never shown here changes nothing. */
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

/** Tells whether changes before this one are missing here and have to be fetched. */
export const leavesGap = (history: ChatHistory, changedSeq: number): boolean =>
  changedSeq > history.lastSeq + 1;

const reach = (history: ChatHistory, changedSeq: number): number =>
  leavesGap(history, changedSeq) ? history.lastSeq : Math.max(history.lastSeq, changedSeq);

/** R140: adds a message of either side, from an event or an answer; a second time changes nothing. */
export const withMessage = (history: ChatHistory, message: ChatMessage): ChatHistory => ({
  ...history,
  messages: mergeMessages(history.messages, [message]),
  lastSeq: reach(history, message.changed_seq),
});

/** R141: the message keeps its place and loses its text. */
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

/** The read mark moves up to a message and never back, in whatever order events arrive. R142 */
export function withRead(
  history: ChatHistory,
  { user_id, seq }: { readonly user_id: number; readonly seq: number },
): ChatHistory {
  const { chatroom } = history;
  const side = user_id === chatroom.my_user_id ? "read_seq" : "other_read_seq";
  return { ...history, chatroom: { ...chatroom, [side]: Math.max(chatroom[side], seq) } };
}

/** Returns the first unread message of the other side; null without one. */
export const firstUnread = (history: ChatHistory, readSeq: number): ChatMessage | null =>
  history.messages.find(({ mine, published, seq }) => !mine && published && seq > readSeq) ?? null;
