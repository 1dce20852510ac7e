import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  AOBA,
  administrator,
  alumniHome,
  answerAsAoba,
  employeeHome,
} from "#apps/web/testing/aoba.test-helper.ts";
import { DESKTOP, openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { listChatrooms, markDirectRead, showDirectChat, startDirectChat } from "../contract/calls.ts";
import { sendDirectMessage } from "../contract/message-calls.ts";
import { listChatHistories } from "../contract/office-calls.ts";
import type { ChatroomEntry, ChatroomView } from "../contract/views.ts";

const time = "2026-11-20T03:00:00.000Z";
const partner = {
  user_id: 12,
  user_type: "employee",
  display_name: "鈴木 一郎",
  image_url: null,
  status: 0,
  is_deleted_in_30_days: 0,
  available: true,
} as const;
const room = {
  ...partner,
  id: 3,
  community_id: AOBA,
  kind: "direct",
  post_id: null,
  post_type: null,
  content_type: null,
  post_by_admin: false,
  title: "",
  end_date: null,
  closed: false,
  chat_by_admin: false,
  as_office: false,
  unread_chat_count: 2,
} as const;
const latest = (more: object) => ({
  content: "ご連絡ありがとうございます",
  published: true,
  my_content: false,
  user_type: "employee" as const,
  display_name: partner.display_name,
  image_url: null,
  updated_at: time,
  ...more,
});
const entry = (more: Partial<ChatroomEntry>): ChatroomEntry => ({
  ...room,
  last_message_at: time,
  latest_content: latest({}),
  ...more,
});

async function openList(chatrooms: readonly ChatroomEntry[]) {
  const server = answerAsAoba();
  const answer = { chatrooms, direct_chatroom_id: null, unread_count: 0, total_pages: 1 };
  server.to(listChatrooms, { ...answer, total_records: chatrooms.length }, { id: AOBA });
  return { server, ...(await openProgram(`${alumniHome}/chats`)) };
}

test("without a chat it is said how one begins; the office that cannot be reached says so", async () => {
  const { server } = await openList([]);
  await expect.element(page.getByText("チャットはまだありません")).toBeVisible();
  server.to(startDirectChat, () => refused(403, "FORBIDDEN_OPERATION"), { id: AOBA });
  await page.getByRole("button", { name: "事務局に相談する" }).click();
  await expect.element(page.getByText(/^この操作は許可されていません/).first()).toBeVisible();
});

test("the list of chats says of each who it is with, what was said last and how much is unread", async () => {
  await openList([
    entry({}),
    entry({ id: 4, display_name: "田中 美咲", latest_content: latest({ my_content: true }) }),
    entry({ id: 5, latest_content: latest({ published: false, content: "" }), closed: true, end_date: time }),
    entry({ id: 6, latest_content: null, unread_chat_count: 0 }),
  ]);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/鈴木 一郎.*ご連絡ありがとうございます/);
  await expect.element(rows.nth(0)).toMatchTextContent(/2/);
  await expect.element(rows.nth(1)).toMatchTextContent(/田中 美咲.*自分：ご連絡/);
  await expect.element(rows.nth(2)).toMatchTextContent(/メッセージは削除されました/);
  await expect.element(rows.nth(2)).toMatchTextContent(/終了/);
  await expect.element(rows.nth(3)).toMatchTextContent(/メッセージはまだありません/);
});

const openRoom = {
  ...room,
  my_user_id: 5,
  last_seq: 1,
  read_seq: 1,
  other_read_seq: 1,
  openings: [],
  extension: { agreed_by_me: false, agreed_by_other: false, extended: false },
  abilities: { send: true, remove: true, extend: false },
};
const message = {
  id: 1,
  content_id: 1,
  community_id: AOBA,
  seq: 1,
  changed_seq: 1,
  user_id: 12,
  create_by_admin: false,
  content: "お久しぶりです",
  published: true,
  message_tag: "a",
  created_at: time,
  mine: false,
  read: true,
  written_by: null,
};

test("a hundred unread messages are counted uncut beside a long last one", async () => {
  const content = "ご連絡ありがとうございます。".repeat(9);
  await openList([entry({ unread_chat_count: 100, latest_content: latest({ content }) })]);
  const count = page.getByRole("main").getByText("99+");
  await expect.element(count).toBeVisible();
  const { scrollWidth, clientWidth } = count.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test.each<[string, Partial<ChatroomView>, RegExp | null]>([
  ["open", {}, null],
  [
    "ended",
    { closed: true, end_date: time, abilities: { send: false, remove: false, extend: false } },
    /終了しました/,
  ],
  [
    "with somebody who is away",
    { available: false, abilities: { send: false, remove: true, extend: false } },
    /お相手|相手/,
  ],
  [
    "about a post, and was opened by the office",
    {
      openings: [{ at: time, by: "田中 美咲", reason: "通報の確認" }],
      abilities: { send: false, remove: true, extend: false },
    },
    /事務局（田中 美咲さん）が.*にこのチャットを閲覧しました。理由：通報の確認/,
  ],
])(
  "a direct chat that is %s shows what was said, why nothing can be sent, or the field for it",
  async (_, more, why) => {
    const server = answerAsAoba();
    const chatroom = { ...openRoom, ...more };
    server.to(showDirectChat, { chatroom, messages: [message], has_more: false });
    server.to(markDirectRead, { unread_count: 0 }, { id: 3 });
    await openProgram(`${alumniHome}/direct_chat/3`);
    await expect.element(page.getByText("お久しぶりです")).toBeVisible();
    const field = page.getByRole("main").getByRole("textbox");
    if (!why) return expect.element(field).toBeVisible();
    await expect.element(page.getByRole("main").getByText(why).first()).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  },
);

test("a message refused for a banned word stays, and says which word it is", async () => {
  const server = answerAsAoba();
  server.to(showDirectChat, { chatroom: openRoom, messages: [message], has_more: false });
  server.to(markDirectRead, { unread_count: 0 }, { id: 3 });
  const words = { message_code: "BANNED_WORD", field: "content", params: { words: "禁句" } };
  server.to(sendDirectMessage, () => refused(400, "BANNED_WORD", [words]), { chatroom_id: 3 });
  await openProgram(`${alumniHome}/direct_chat/3`);
  const main = page.getByRole("main");
  await main.getByRole("textbox").fill("禁句を含む文");
  await main.getByRole("button", { name: "送信", exact: false }).first().click();
  await expect.element(main.getByText(/「禁句」は使えません/)).toBeVisible();
  await expect.element(main.getByText("禁句を含む文").first()).toBeVisible();
});

test("a direct chat that is not there is the 404 page (R074)", async () => {
  answerAsAoba().to(showDirectChat, () => refused(404, "RECORD_NOT_FOUND"));
  const { router } = await openProgram(`${alumniHome}/direct_chat/3`);
  await expect.poll(() => router.state.location.pathname).toBe("/404");
});

test("the office's chats open with those about recruitments, and say where there are none (R378)", async () => {
  const server = answerAsAoba({ me: administrator });
  server.to(listChatHistories, pageOf([], { profile: null, direct_chatroom_id: null }), {
    id: AOBA,
  });
  await openProgram(`${employeeHome}/manage_chat_room`, { size: DESKTOP });
  await expect.element(page.getByText("チャットはまだありません").first()).toBeVisible();
  const [asked] = server.asked.filter(({ path }) => path.endsWith("/chat_histories"));
  expect(asked?.query.get("tab")).toBe("recruitment");
});
