import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { listMessageTemplates } from "#features/message-templates/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { markChatRead, showChat } from "../../contract/calls.ts";
import { OfficeChat } from "./office-chat.tsx";

const HOME = "/community/communities/1";
const chatroom = {
  id: 3,
  community_id: 1,
  kind: "post",
  post_id: 7,
  post_type: 1,
  content_type: 2,
  post_by_admin: true,
  title: "広報紙の制作",
  end_date: null,
  closed: false,
  chat_by_admin: false,
  as_office: true,
  unread_chat_count: 0,
  user_id: 12,
  display_name: "鈴木 一郎",
  image_url: null,
  user_type: "alumni",
  status: 0,
  is_deleted_in_30_days: 0,
  available: true,
  my_user_id: 0,
  last_seq: 4,
  read_seq: 4,
  other_read_seq: 4,
  openings: [],
  extension: { agreed_by_me: false, agreed_by_other: false, extended: false },
  abilities: { send: true, remove: true, extend: false },
} as const;
const said = (seq: number, content: string, written_by: string | null, byOffice = true) =>
  ({
    id: seq,
    content_id: seq,
    community_id: 1,
    seq,
    changed_seq: seq,
    user_id: byOffice ? 0 : 12,
    create_by_admin: byOffice,
    content,
    published: true,
    message_tag: `tag-${seq}`,
    created_at: `2026-11-20T03:0${seq}:00.000Z`,
    mine: byOffice,
    read: true,
    written_by,
  }) as const;
const messages = [
  said(1, "お手伝いできます", null, false),
  said(2, "担当の者です", "田中 美咲"),
  said(3, "代わりに返信します", "伊藤 誠"),
  said(4, "以前の担当からの連絡です", null),
] as const;

const template = {
  id: 1,
  name: "お礼",
  type: "alumni",
  body: "{{name}}さん、ありがとうございます。",
  updated_at: "2026-11-20T03:00:00.000Z",
} as const;

/** Opens the office's chat with somebody as an administrator sees it; `as_office` false shows the member's side. */
async function openRoom(changes: object = {}) {
  const server = answerCalls();
  server.to(showChat, { chatroom: { ...chatroom, ...changes }, messages, has_more: false }, { room: 3 });
  server.to(markChatRead, filled(markChatRead, {}), { room: 3 });
  server.to(
    showCommunity,
    filled(showCommunity, { data: { me: { is_admin: true, display_name: "田中 美咲" } } }),
    { id: 1 },
  );
  server.to(
    listMessageTemplates,
    ({ query }) => ({
      data: { templates: query.get("type") === "alumni" ? [template] : [] },
      total_records: 1,
      total_pages: 1,
    }),
    { id: 1 },
  );
  await renderPart(<OfficeChat facts={({ kind, id }) => <p>{`${kind} ${id}`}</p>} />, {
    path: "/community/communities/:id/posts/:post_id/admin/chats/:chatroom_id",
    at: `${HOME}/posts/7/admin/chats/3`,
  });
  await expect.element(page.getByText("担当の者です")).toBeVisible();
}

test("whoever writes for the office is named above what they wrote, also once they have left", async () => {
  await openRoom();
  for (const [name, content] of [
    ["田中 美咲", "担当の者です"],
    ["伊藤 誠", "代わりに返信します"],
    ["退会したメンバー", "以前の担当からの連絡です"],
  ] as const) {
    const message = page.getByRole("article", { name });
    await expect.element(message.getByText(name, { exact: true })).toBeVisible();
    await expect.element(message.getByText(content)).toBeVisible();
  }
  await expect.element(page.getByText(/誰が書いたかは管理者だけに表示されます/)).toBeVisible();
});

test("a chat of one's own says nothing of the kind", async () => {
  await openRoom({ as_office: false });
  await expect.element(page.getByText(/管理者だけに表示されます/)).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "テンプレートを挿入" })).not.toBeInTheDocument();
  await expect.element(page.getByText("田中 美咲", { exact: true })).not.toBeInTheDocument();
});

test("from 1280 px on who the other side is stands beside the talk", async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(360, 740));
  await openRoom();
  const facts = page.getByRole("complementary", { name: "相手について" });
  await expect.element(facts.getByText("alumnus 12")).toBeVisible();
  const talk = page.getByText("担当の者です").element().getBoundingClientRect();
  expect(facts.element().getBoundingClientRect().left).toBeGreaterThan(talk.right);
});

test("on a phone it stands behind a button", async () => {
  await openRoom();
  await expect.element(page.getByText("alumnus 12")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "相手について" }).click();
  await expect.element(page.getByRole("dialog").getByText("alumnus 12")).toBeVisible();
});

test("of whoever has left and is not named there is nothing to look up", async () => {
  await openRoom({ user_id: null, status: 1 });
  await expect.element(page.getByRole("button", { name: "相手について" })).not.toBeInTheDocument();
});

test("a text that the office keeps goes into what is being written, with the name in its place (R407)", async () => {
  await openRoom();
  const field = page.getByRole("textbox");
  await field.fill("お世話になっております。");
  await page.getByRole("button", { name: "テンプレートを挿入" }).click();
  await page.getByRole("menuitem", { name: "お礼" }).click();
  await expect.element(field).toHaveValue("お世話になっております。\n鈴木 一郎さん、ありがとうございます。");
});
