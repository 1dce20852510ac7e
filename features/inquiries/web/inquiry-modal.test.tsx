import { beforeEach, expect, test } from "vitest";
import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { listInquiryCategories, sendInquiry } from "../contract/calls.ts";
import InquiryModal from "./inquiry-modal.tsx";

beforeEach(() => sessionStorage.clear());

async function write(judge: Parameters<ReturnType<typeof answerCalls>["to"]>[1]) {
  const server = answerCalls();
  const data = [{ id: 1, name_ja: "サービスの使い方", name_en: "How to use the service" }];
  server.to(listInquiryCategories, () => ({ body: { success: true, data } }));
  server.to(checkBannedWords, judge);
  server.to(sendInquiry, () => ({ body: { success: true } }));
  const { screen } = await renderPart(<InquiryModal communityId={null} onClose={() => {}} />);
  await screen.getByLabelText(/^お問い合わせ内容/).fill("使い方を教えてください。");
  await screen.getByLabelText(/^返信先/).fill("hanako@example.jp");
  await screen.getByRole("button", { name: "確認する" }).click();
  return { server, screen, confirm: screen.getByRole("dialog", { name: "お問い合わせ内容の確認" }) };
}
const judged = (has_ngword: boolean) => () => ({ body: { success: true, data: { has_ngword } } });

test("a banned word keeps an inquiry from being confirmed, and is said at the text (R167, R186)", async () => {
  const { screen, confirm } = await write(judged(true));
  await expect
    .element(screen.getByLabelText(/^お問い合わせ内容/))
    .toHaveAccessibleDescription(/使えない言葉が含まれています/);
  await expect.element(confirm).not.toBeInTheDocument();
});

test("a refusal to look for banned words is said in the form, and nothing typed is lost (R303)", async () => {
  const { screen, confirm } = await write(() => refused(403, "ERROR_FORBIDDEN"));
  const form = screen.getByRole("dialog", { name: "お問い合わせ", exact: true });
  await expect.element(form.getByRole("alert")).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText(/^お問い合わせ内容/)).toHaveValue("使い方を教えてください。");
});

test("what is confirmed goes as a multipart form, and the thanks promise an answer in one to three business days (R167, R271, R353)", async () => {
  const { server, screen, confirm } = await write(judged(false));
  await expect.element(confirm).toBeVisible();
  await confirm.getByRole("button", { name: "送信する" }).click();
  await expect.element(screen.getByText(/1〜3営業日以内に、hanako@example.jp へご返信します/)).toBeVisible();
  expect(server.asked.at(-1)?.body).toBeInstanceOf(FormData);
});
