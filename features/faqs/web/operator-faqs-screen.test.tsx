import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  createFaq,
  deleteFaq,
  type ListedFaq,
  listOperatorFaqs,
  moveFaq,
  updateFaq,
} from "../contract/operator-calls.ts";
import NewFaqScreen from "./new-faq-screen.tsx";
import OperatorFaqsScreen from "./operator-faqs-screen.tsx";

const draft: ListedFaq = {
  id: 7,
  question: "ログインできません",
  position: 1,
  category: "login",
  state: "draft",
  is_complete: true,
  updated_at: "2026-11-20T03:00:00.000Z",
};
const edited = {
  id: 7,
  category: "login",
  question_ja: draft.question,
  answer_ja: "",
  question_en: "",
  answer_en: "",
  published: true,
  updated_at: draft.updated_at,
} as const;

async function open(row: ListedFaq) {
  const server = answerCalls();
  server.to(listOperatorFaqs, pageOf([row]));
  const params = { faq_id: row.id };
  server.to(updateFaq, { data: edited }, params);
  server.to(moveFaq, {}, params);
  server.to(deleteFaq, {}, params);
  const { screen } = await renderPart(<OperatorFaqsScreen />, { path: "/operator/faqs" });
  const choose = async (name: string) => {
    await rowMenu(screen, row.question).click();
    await screen.getByRole("menuitem", { name }).click();
  };
  return { server, screen, choose };
}

beforeEach(() => browser.viewport(1280, 800));

test("a draft is published, moved and deleted from its row", async () => {
  const { server, screen, choose } = await open(draft);
  await choose("公開する");
  await expect.element(screen.getByText("公開しました")).toBeVisible();
  await choose("一つ下へ");
  await expect.element(screen.getByText("順番を変更しました")).toBeVisible();
  await choose("削除する…");
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.element(screen.getByText("「ログインできません」を削除しました")).toBeVisible();
  const sent = server.asked.filter(({ method }) => method !== "GET").map(({ body }) => body);
  expect(sent.slice(0, 2)).toEqual([{ published: true }, { direction: "down" }]);
});

test("what is missing in a language is not offered to be published", async () => {
  const { screen } = await open({ ...draft, is_complete: false });
  await rowMenu(screen, draft.question).click();
  await expect.element(screen.getByRole("menuitem", { name: "一つ上へ" })).toBeVisible();
  await expect.element(screen.getByRole("menuitem", { name: "公開する" })).not.toBeInTheDocument();
});

test("whoever publishes too early is told at each missing text", async () => {
  const server = answerCalls();
  server.to(
    createFaq,
    refused(400, "ERROR_INVALID_PARAMS", [{ message_code: "REQUIRED", field: "answer_en" }]),
  );
  const { screen } = await renderPart(<NewFaqScreen />, { path: "/operator/faqs/new" });
  await screen.getByLabelText(/^質問/).first().fill("ログインできません");
  await screen.getByRole("checkbox", { name: "公開する" }).click();
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByLabelText(/^回答/).last()).toHaveAttribute("aria-invalid", "true");
});
