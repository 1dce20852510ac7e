import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { startDirectChat } from "../../contract/calls.ts";
import { chatErrors } from "../../contract/errors.ts";
import { listChatHistories, openMembersChat, showMembersChat } from "../../contract/office-calls.ts";
import AlumnusChatsScreen from "./alumnus-chats-screen.tsx";
import MembersChatScreen from "./members-chat-screen.tsx";

const HOME = "/community/communities/1";
const params = { id: 1, type: "alumnus", management_no: 12, post_id: 7, chatroom_id: 3 };
const person = (management_no: number, display_name: string) =>
  ({
    management_no,
    user_type: "alumni",
    display_name,
    image_url: null,
    status: 0,
  }) as const;
const [ichiro, hanako] = [person(12, "鈴木 一郎"), person(4, "佐藤 花子")];
const time = "2026-11-20T03:00:00.000Z";
const chat = {
  chatroom: {
    ...ichiro,
    id: 3,
    kind: "post",
    post_id: 7,
    post_type: 1,
    content_type: 2,
    post_by_admin: false,
    title: "広報紙の制作",
    closed: false,
    end_date: null,
    message_count: 1,
    last_message_at: time,
    created_at: time,
    partner: hanako,
    with_office: false,
  },
  messages: [
    {
      id: 1,
      content_id: 1,
      community_id: 1,
      seq: 1,
      changed_seq: 1,
      user_id: 5,
      create_by_admin: false,
      content: "お手伝いできます",
      published: true,
      message_tag: "a",
      created_at: time,
      author: ichiro,
    },
  ],
  next_cursor: null,
  readable_until: "2026-11-20T04:00:00.000Z",
} as const;

test("a chat between members is opened with a reason, and then only read", async () => {
  const server = answerCalls();
  let reason = "";
  const { code } = chatErrors.CHAT_REASON_REQUIRED;
  server.to(
    showMembersChat,
    () => (reason ? { ...chat } : refused(400, code, [{ message_code: code }])),
    params,
  );
  server.to(
    openMembersChat,
    ({ body }) => {
      reason = (body as { reason: string }).reason;
      return { readable_until: chat.readable_until };
    },
    { id: 1, chatroom_id: 3 },
  );
  await renderPart(<MembersChatScreen />, {
    path: "/community/communities/:id/alumnus/:management_no/posts/:post_id/chats/:chatroom_id",
    at: `${HOME}/alumnus/12/posts/7/chats/3`,
  });
  await page.getByRole("button", { name: "理由を残して開く" }).click();
  await expect.element(page.getByRole("textbox", { name: /理由/ })).toHaveFocus();
  await userEvent.keyboard("通報を受けたため");
  await page.getByRole("button", { name: "理由を残して開く" }).click();
  await expect.element(page.getByText("お手伝いできます")).toBeVisible();
  expect(reason).toBe("通報を受けたため");
  await expect.element(page.getByRole("heading", { name: "鈴木 一郎さんと佐藤 花子さん" })).toBeVisible();
  await expect.element(page.getByText("閲覧のみ（13:00まで）。送信はできません。")).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});

test("the chats of somebody who is not there lead back to the list of people (R386)", async () => {
  const server = answerCalls();
  server.to(listChatHistories, () => refused(404, "RECORD_NOT_FOUND"), { id: 1 });
  const { router } = await renderPart(<AlumnusChatsScreen />, {
    path: "/community/communities/:id/alumnus/:managementNo/chat-list",
    at: `${HOME}/alumnus/99/chat-list`,
  });
  await expect.poll(() => router.state.location.pathname).toBe(`${HOME}/alumnus`);
});

test("the office writes to somebody from the list of their chats, and the room opens in the console", async () => {
  const server = answerCalls();
  const profile = { ...person(12, "はな"), user_id: 41, reachable: true } as const;
  const none = { data: { records: [] }, total_records: 0, total_pages: 1 } as const;
  server.to(listChatHistories, { ...none, profile, direct_chatroom_id: null }, { id: 1 });
  const begun: unknown[] = [];
  server.to(
    startDirectChat,
    ({ body }) => {
      begun.push(body);
      return { direct_chatroom_id: 9 };
    },
    { id: 1 },
  );
  const { screen, router } = await renderPart(<AlumnusChatsScreen />, {
    path: "/community/communities/:id/alumnus/:managementNo/chat-list",
    at: `${HOME}/alumnus/12/chat-list`,
  });
  await screen.getByRole("button", { name: "事務局としてチャットする" }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`${HOME}/admin/direct_chat/9`);
  expect(begun).toEqual([{ user_id: 41 }]);
});
