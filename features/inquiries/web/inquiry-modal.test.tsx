import { expect, onTestFinished, test, vi } from "vitest";
import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import { listFaqs } from "#features/faqs/contract/calls.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { type AnswerTo, answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { listInquiryCategories, sendInquiry } from "../contract/calls.ts";
import InquiryModal from "./inquiry-modal.tsx";

type Judge = AnswerTo<typeof checkBannedWords>;
type Faqs = AnswerOf<typeof listFaqs>["data"];

async function open(judge: Judge, faqs: Faqs = []) {
  const server = answerCalls();
  const data = [
    { id: 1, name_ja: "サービスの使い方", name_en: "How to use the service" },
    { id: 2, name_ja: "不具合の報告", name_en: "A fault" },
  ];
  server.to(listInquiryCategories, { data });
  server.to(checkBannedWords, judge);
  server.to(listFaqs, { data: faqs });
  server.to(sendInquiry, {});
  const { screen } = await renderPart(<InquiryModal communityId={null} onClose={() => {}} />);
  await expect.element(screen.getByRole("radio", { name: "不具合の報告" })).toBeVisible();
  const timesAsked = (path: string) => server.asked.filter((one) => one.path === `/api${path}`).length;
  return { server, screen, timesAsked };
}

async function write(judge: Judge) {
  const { server, screen, timesAsked } = await open(judge);
  await screen.getByLabelText(/^お問い合わせ内容/).fill("使い方を教えてください。");
  await screen.getByLabelText(/^返信先/).fill("hanako@example.jp");
  await screen.getByRole("button", { name: "確認する" }).click();
  return {
    server,
    screen,
    timesAsked,
    confirm: screen.getByRole("dialog", { name: "お問い合わせ内容の確認" }),
  };
}
const judged = (has_ngword: boolean) => ({ data: { has_ngword, words: has_ngword ? ["ひどい"] : [] } });

test("a banned word keeps an inquiry from being confirmed, and is said at the text (R167, R186)", async () => {
  const { screen, confirm } = await write(judged(true));
  await expect
    .element(screen.getByLabelText(/^お問い合わせ内容/))
    .toHaveAccessibleDescription(/「ひどい」は使えません/);
  await expect.element(confirm).not.toBeInTheDocument();
});

test("a refusal to look for banned words is said in the form, and nothing typed is lost (R303)", async () => {
  const { screen, confirm } = await write(() => refused(403, "ERROR_FORBIDDEN"));
  const form = screen.getByRole("dialog", { name: "お問い合わせ", exact: true });
  await expect.element(form.getByRole("alert")).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText(/^お問い合わせ内容/)).toHaveValue("使い方を教えてください。");
});

test("what is confirmed goes as a multipart form, and the thanks promise an answer in one to three business days (R167, R271, R272, R353)", async () => {
  const { server, screen, confirm } = await write(judged(false));
  await expect.element(confirm).toBeVisible();
  await confirm.getByRole("button", { name: "送信する" }).click();
  await expect.element(screen.getByText(/1〜3営業日以内に、hanako@example.jp へご返信します/)).toBeVisible();
  expect(server.asked.at(-1)?.body).toBeInstanceOf(FormData);
});

test("one kind is always chosen, from those loaded once with the form (R181, R270)", async () => {
  const { screen, timesAsked, confirm } = await write(judged(false));
  await confirm.getByRole("button", { name: "修正する" }).click();
  const kind = (name: string) => screen.getByRole("radio", { name });
  const [first, second] = [kind("サービスの使い方"), kind("不具合の報告")];
  await expect.element(first).toBeChecked();
  await second.click();
  await expect.element(second).toBeChecked();
  await expect.element(first).not.toBeChecked();
  expect(timesAsked(listInquiryCategories.path)).toBe(1);
});

/** Types into the focused field. Real key presses would move a stopped clock on by the time they take. */
const type = (text: string) => document.execCommand("insertText", false, text);

test("it says which files may be attached, and how large (R196)", async () => {
  const { screen } = await open(judged(false));
  await expect.element(screen.getByText(/テキスト、PDF、JPEG、PNG.*1件20MBまで/)).toBeVisible();
});

test("banned words are asked for 200 ms after the last key, once for all that was typed (R187)", async () => {
  const { server, screen, timesAsked } = await open(judged(true));
  const content = screen.getByLabelText(/^お問い合わせ内容/);
  await content.click();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  type("ひどい");
  await vi.advanceTimersByTimeAsync(150);
  type("言葉");
  await vi.advanceTimersByTimeAsync(199);
  expect(timesAsked(checkBannedWords.path)).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => timesAsked(checkBannedWords.path)).toBe(1);
  expect(server.asked.at(-1)?.body).toEqual({ sentence: "ひどい言葉" });
  await expect.element(content).toHaveAccessibleDescription(/「ひどい」は使えません/);
});

test("answers are offered before sending: by the type, and by the words once the typing pauses; nothing typed is lost", async () => {
  const { screen } = await open(judged(false), [
    { id: 1, category: "chats", question: "チャットに期限はありますか", answer: "30日間です。" },
    { id: 2, category: "login", question: "パスワードを忘れました", answer: "再設定できます。" },
    { id: 3, category: "leaving", question: "退会できますか", answer: "できます。" },
    { id: 4, category: "posts", question: "投稿を消せますか", answer: "消せます。" },
    { id: 5, category: "joining", question: "招待の期限", answer: "あります。" },
    { id: 6, category: "other", question: "会社はどこですか", answer: "日本です。" },
    { id: 7, category: "notices", question: "通知を止めたい", answer: "設定で選べます。" },
    { id: 8, category: "profile", question: "名前を変えたい", answer: "変えられます。" },
  ]);
  const offered = screen.getByRole("region", { name: "こちらで解決するかもしれません" });
  await expect.element(offered.getByText("チャットに期限はありますか")).toBeVisible();
  const content = screen.getByLabelText(/^お問い合わせ内容/);
  await content.fill("パスワードが分からなくなりました");
  await offered.getByText("パスワードを忘れました").click();
  await expect.element(offered.getByText("再設定できます。")).toBeVisible();
  await expect.element(content).toHaveValue("パスワードが分からなくなりました");
  await expect.element(offered.getByRole("link", { name: /すべて見る/ })).toHaveAttribute("target", "_blank");
});

test("without answers nothing stands in the way", async () => {
  const { screen } = await open(judged(false));
  await expect.element(screen.getByText("こちらで解決するかもしれません")).not.toBeInTheDocument();
});
