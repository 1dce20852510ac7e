import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { listInquiryCategories } from "#features/inquiries/contract/calls.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import { type ListedInquiry, listOperatorInquiries } from "../contract/calls.ts";
import { createReadyAnswer, deleteReadyAnswer, listReadyAnswers } from "../contract/ready-answer-calls.ts";
import InquiriesScreen from "./inquiries-screen.tsx";
import NewReadyAnswerScreen from "./new-ready-answer-screen.tsx";
import ReadyAnswersScreen from "./ready-answers-screen.tsx";

const at = "2026-11-20T03:00:00.000Z";
const row: ListedInquiry = {
  id: 12,
  subject: "画面が開きません。",
  state: "open",
  category_ja: "不具合の報告",
  category_en: "Something that does not work",
  email: "hanako@example.jp",
  sender: "佐藤 花子",
  communities: "青葉製作所アルムナイ",
  created_at: at,
  updated_at: at,
};
const ready = {
  id: 1,
  name: "お礼",
  text_ja: "ありがとうございます。",
  text_en: "Thank you.",
  updated_at: at,
};

test("an inquiry leads to its page, and the types to filter by are those people choose from", async () => {
  await browser.viewport(1280, 800);
  const server = answerCalls();
  server.to(listOperatorInquiries, pageOf([row]));
  server.to(listInquiryCategories, {
    data: [{ id: 3, name_ja: "不具合の報告", name_en: "Something that does not work" }],
  });
  const { screen, router } = await renderPart(<InquiriesScreen />, { path: "/operator/inquiries" });
  await expect.element(screen.getByRole("cell", { name: "不具合の報告" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "未回答" })).toBeVisible();
  await screen.getByRole("link", { name: "画面が開きません。" }).click();
  expect(router.state.location.pathname).toBe("/operator/inquiries/12");
});

test("a ready answer is deleted from its row", async () => {
  await browser.viewport(1280, 800);
  const server = answerCalls();
  server.to(listReadyAnswers, pageOf([ready]));
  server.to(deleteReadyAnswer, {}, { ready_answer_id: 1 });
  const { screen } = await renderPart(<ReadyAnswersScreen />, { path: "/operator/inquiries/ready_answers" });
  await rowMenu(screen, "お礼").click();
  await screen.getByRole("menuitem", { name: "削除する…" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.element(screen.getByText("「お礼」を削除しました")).toBeVisible();
});

test("a new ready answer needs a text in both languages", async () => {
  await browser.viewport(1280, 800);
  const server = answerCalls();
  server.to(createReadyAnswer, { data: ready });
  const { screen } = await renderPart(<NewReadyAnswerScreen />, {
    path: "/operator/inquiries/ready_answers/new",
  });
  await screen.getByRole("textbox", { name: /^名前/ }).fill("お礼");
  await screen.getByRole("textbox", { name: /^日本語の文面/ }).fill("ありがとうございます。");
  await screen.getByRole("button", { name: "保存する" }).click();
  const english = screen.getByRole("textbox", { name: /^英語の文面/ });
  await expect.element(english).toHaveAttribute("aria-invalid", "true");
  await english.fill("Thank you.");
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByText("「お礼」を保存しました")).toBeVisible();
});
