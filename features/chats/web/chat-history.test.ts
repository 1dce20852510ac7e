import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChatMessage, ChatroomView } from "../contract/views.ts";
import {
  type ChatHistory,
  firstUnread,
  fromNewestPage,
  leavesGap,
  withCaughtUp,
  withMessage,
  withOlder,
  withRead,
  withRemoval,
} from "./chat-history.ts";

const room = (last_seq: number): ChatroomView => ({
  id: 1,
  community_id: 1,
  kind: "post",
  post_id: 1,
  post_type: 1,
  content_type: 2,
  post_by_admin: false,
  title: "広報紙の制作",
  end_date: null,
  closed: false,
  chat_by_admin: false,
  as_office: false,
  unread_chat_count: 0,
  user_id: 2,
  display_name: "高橋 健",
  image_url: null,
  user_type: "employee",
  status: 0,
  is_deleted_in_30_days: 0,
  available: true,
  my_user_id: 1,
  last_seq,
  read_seq: 0,
  other_read_seq: 0,
  openings: [],
  extension: { agreed_by_me: false, agreed_by_other: false, extended: false },
  abilities: { send: true, remove: true, extend: true },
});

const message = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: seq,
  content_id: seq,
  community_id: 1,
  seq,
  changed_seq: seq,
  user_id: 2,
  create_by_admin: false,
  content: `${seq}通目`,
  published: true,
  message_tag: `tag-${seq}`,
  created_at: "2026-11-21T03:00:00.000Z",
  mine: false,
  read: false,
  written_by: null,
  ...changes,
});

const page = (from: number, to: number) => ({
  chatroom: room(to),
  messages: Array.from({ length: to - from + 1 }, (_, i) => message(from + i)),
  has_more: from > 1,
});
const seqs = (history: ChatHistory) => history.messages.map(({ seq }) => seq);

test("whatever order events come in, and however often, the room is complete once the gap was asked for (R140)", () => {
  const changes = [4, 5, 6, 7].map((seq) => message(seq));
  fc.assert(
    fc.property(fc.shuffledSubarray([...changes, ...changes], { minLength: 1 }), (told) => {
      const live = told.reduce(withMessage, fromNewestPage(page(1, 3)));
      const missing = { chatroom: room(7), messages: changes.slice(live.lastSeq - 3), has_more: false };
      const complete = withCaughtUp(live, missing);
      expect(seqs(complete)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(complete.lastSeq).toBe(7);
    }),
  );
});

test("a number that does not follow is a gap, one that does or was heard before is none", () => {
  const history = fromNewestPage(page(1, 3));
  expect([3, 4, 5].map((seq) => leavesGap(history, seq))).toEqual([false, false, true]);
  expect(withMessage(history, message(5)).lastSeq).toBe(3);
});

test("a removal empties the message where it stands and is not undone by a late telling of it (R141)", () => {
  const removed = withRemoval(fromNewestPage(page(1, 3)), { content_id: 2, changed_seq: 4 });
  const told = withMessage(removed, message(2));
  expect(told.messages[1]).toMatchObject({ id: 2, published: false, content: "" });
  expect(told.lastSeq).toBe(4);
});

test("catching up in several answers goes on from what the first one reached", () => {
  const first = withCaughtUp(fromNewestPage(page(1, 3)), {
    chatroom: room(9),
    messages: [4, 5, 6].map((seq) => message(seq)),
    has_more: true,
  });
  expect(first.lastSeq).toBe(6);
});

test("what was removed above the pages read so far does not turn up among them", () => {
  const history = fromNewestPage(page(31, 60));
  const caughtUp = withCaughtUp(history, {
    chatroom: room(61),
    messages: [message(5, { changed_seq: 61, published: false, content: "" })],
    has_more: false,
  });
  expect(seqs(caughtUp)[0]).toBe(31);
  expect(caughtUp.lastSeq).toBe(61);
});

test("older pages join in front", () => {
  const history = withOlder(fromNewestPage(page(31, 60)), page(1, 30));
  expect(seqs(history)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  expect(history.hasOlder).toBe(false);
});

test("read marks move forward only, each on its side", () => {
  const history = [
    { user_id: 2, seq: 3 },
    { user_id: 2, seq: 1 },
    { user_id: 1, seq: 2 },
  ].reduce(withRead, fromNewestPage(page(1, 3)));
  expect(history.chatroom).toMatchObject({ other_read_seq: 3, read_seq: 2 });
  expect(firstUnread(history, history.chatroom.read_seq)?.seq).toBe(3);
});
