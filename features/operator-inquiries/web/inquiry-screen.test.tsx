import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { removeAllDrafts } from "#kit/web/drafts/draft-store.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import {
  answerInquiry,
  closeInquiry,
  type InquiryDetail,
  reopenInquiry,
  showOperatorInquiry,
} from "../contract/calls.ts";
import { listReadyAnswers } from "../contract/ready-answer-calls.ts";
import InquiryScreen from "./inquiry-screen.tsx";

const params = { inquiry_id: 12 };
const open: InquiryDetail = {
  id: 12,
  state: "open",
  category_ja: "不具合の報告",
  category_en: "Something that does not work",
  content: "画面が開きません。\n教えてください。",
  email: "hanako@example.jp",
  language: "ja",
  sender: {
    name: "佐藤 花子",
    kind: "alumnus",
    account_id: 1,
    communities: [{ id: 3, name: "青葉製作所アルムナイ" }],
  },
  returned_since: null,
  created_at: "2026-11-20T03:00:00.000Z",
  updated_at: "2026-11-20T03:00:00.000Z",
  files: [{ position: 1, name: "画面.png", size: 2_500_000 }],
  answers: [],
};
const answered: InquiryDetail = {
  ...open,
  state: "answered",
  updated_at: "2026-11-20T04:00:00.000Z",
  answers: [{ id: 1, content: "直しました。", by: "織部 圭", created_at: "2026-11-20T04:00:00.000Z" }],
};
const ready = {
  id: 1,
  name: "お礼",
  text_ja: "ありがとうございます。",
  text_en: "Thank you.",
  updated_at: open.updated_at,
};

async function show(inquiry: InquiryDetail, language: "ja" | "en" = "ja") {
  await browser.viewport(1280, 900);
  await removeAllDrafts();
  const server = answerCalls();
  let now = inquiry;
  server.to(showOperatorInquiry, () => ({ data: now }), params);
  server.to(listReadyAnswers, pageOf([ready]));
  const { screen } = await renderPart(<InquiryScreen />, {
    path: "/operator/inquiries/:inquiry_id",
    at: "/operator/inquiries/12",
    language,
  });
  await expect.element(screen.getByRole("heading", { name: /#12/, level: 1 })).toBeVisible();
  const sent = () => server.asked.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { server, screen, sent, becomes: (next: InquiryDetail) => (now = next) };
}

const field = /^回答/;

test("an answer is sent with what was seen, appears in the thread, and the field is empty again", async () => {
  const { server, screen, sent, becomes } = await show(open);
  await expect.element(screen.getByText("佐藤 花子（アルムナイ、アカウント番号1）")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "画面.png (2.5 MB)" })).toBeVisible();
  server.to(
    answerInquiry,
    () => {
      becomes(answered);
      return { data: answered };
    },
    params,
  );
  await screen.getByRole("textbox", { name: field }).fill("直しました。");
  await screen.getByRole("button", { name: "メールで回答する" }).click();
  await expect.element(screen.getByText("織部 圭さんが2026/11/20 13:00に回答")).toBeVisible();
  await expect.element(screen.getByText("hanako@example.jpへ回答を送ります")).toBeVisible();
  expect(sent()).toMatchObject([{ content: "直しました。", updated_at: open.updated_at }]);
  await expect.element(screen.getByRole("textbox", { name: field })).toHaveValue("");
});

test("where a colleague was first, their answer is shown and one's own text stays to be sent after it", async () => {
  const { server, screen, sent, becomes } = await show(open);
  server.to(answerInquiry, refused(400, "ERROR_STATUS_HAS_CHANGED"), params);
  await screen.getByRole("textbox", { name: field }).fill("わたしの答え");
  await screen.getByRole("button", { name: "メールで回答する" }).click();
  becomes(answered);
  await screen.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect.element(screen.getByText("直しました。")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: field })).toHaveValue("わたしの答え");
  server.to(answerInquiry, { data: answered }, params);
  await screen.getByRole("button", { name: "メールで回答する" }).click();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toMatchObject({ content: "わたしの答え", updated_at: answered.updated_at });
});

test("an answer that could not be sent is sent again as the same one", async () => {
  const { server, screen, sent } = await show(open);
  server.to(answerInquiry, refused(503, "ERROR_UNAVAILABLE"), params);
  await screen.getByRole("textbox", { name: field }).fill("一度だけ");
  await screen.getByRole("button", { name: "メールで回答する" }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: field })).toHaveValue("一度だけ");
  await screen.getByRole("button", { name: "メールで回答する" }).click();
  await expect.poll(() => sent().length).toBe(2);
  const ids = sent().map((body) => (body as { client_id: string }).client_id);
  expect(new Set(ids).size).toBe(1);
});

test("a ready answer is inserted in the language of the inquiry, after what is typed", async () => {
  const { screen } = await show({ ...open, language: "en" });
  const area = screen.getByRole("textbox", { name: field });
  await area.fill("Dear Hanako,");
  await screen.getByRole("button", { name: "定型文を挿入" }).click();
  await screen.getByRole("menuitem", { name: "お礼" }).click();
  await expect.element(area).toHaveValue("Dear Hanako,\n\nThank you.");
});

test("closing without an answer asks first; what is closed is reopened before it is answered", async () => {
  const { server, screen, sent, becomes } = await show(open);
  const closed = { ...open, state: "closed" } as const;
  server.to(
    closeInquiry,
    () => {
      becomes(closed);
      return { data: closed };
    },
    params,
  );
  server.to(
    reopenInquiry,
    () => {
      becomes(open);
      return { data: open };
    },
    params,
  );
  await screen.getByRole("button", { name: "完了にする" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "完了にする" }).click();
  await expect.poll(() => sent()).toEqual([{ updated_at: open.updated_at }]);
  await expect.element(screen.getByText(/^完了になっています。/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: field }).query()).toBeNull();
  await screen.getByRole("button", { name: "再開する" }).click();
  await expect.element(screen.getByRole("textbox", { name: field })).toBeVisible();
});

test("an address from which mail comes back is named before one answers", async () => {
  const { screen } = await show({ ...open, returned_since: "2026-11-18T03:00:00.000Z" });
  await expect.element(screen.getByText(/2026\/11\/18 12:00から届いていません/)).toBeVisible();
});
