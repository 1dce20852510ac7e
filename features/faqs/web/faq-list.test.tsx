import { expect, test } from "vitest";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { type Faq, listFaqs } from "../contract/calls.ts";
import { FaqList } from "./faq-list.tsx";

const inBoth = {
  ja: [
    { id: 1, category: "login", question: "パスワードを忘れました", answer: "再設定できます。" },
    { id: 2, category: "chats", question: "チャットに期限はありますか", answer: "30日間です。" },
  ],
  en: [
    { id: 1, category: "login", question: "I forgot my password", answer: "Reset it." },
    { id: 2, category: "chats", question: "Does a chat end?", answer: "After 30 days." },
  ],
} as const satisfies Record<"ja" | "en", readonly Faq[]>;

async function open(at = "/alumni/faq", faqs: Record<"ja" | "en", readonly Faq[]> = inBoth) {
  const server = answerCalls();
  server.to(listFaqs, ({ query }) => ({ data: query.get("language") === "en" ? faqs.en : faqs.ja }));
  return renderPart(<FaqList ask={<button type="button">お問い合わせ</button>} />, {
    path: "/alumni/faq",
    at,
  });
}

test("the questions stand under their categories and open to their answers (ST10)", async () => {
  const { screen, router } = await open();
  await expect.element(screen.getByRole("heading", { name: "ログイン・アカウント" })).toBeVisible();
  const answer = screen.getByText("30日間です。");
  await expect.element(answer).not.toBeVisible();
  await screen.getByText("チャットに期限はありますか").click();
  await expect.element(answer).toBeVisible();
  // The address is now that of this answer.
  await expect.poll(() => router.state.location.hash).toBe("#faq-2");
});

test("a link to one answer opens it", async () => {
  const { screen } = await open("/alumni/faq#faq-1");
  await expect.element(screen.getByText("再設定できます。")).toBeVisible();
  await expect.element(screen.getByText("30日間です。")).not.toBeVisible();
});

test("a link to an answer that is not published says so and shows the others", async () => {
  const { screen } = await open("/alumni/faq#faq-9");
  await expect.element(screen.getByText(/現在公開されていません/)).toBeVisible();
  await expect.element(screen.getByText("パスワードを忘れました")).toBeVisible();
});

test.each(["ぱすわーど", "ﾊﾟｽﾜｰﾄﾞ", "PASSWORD"])("a search finds by %s, in either language", async (words) => {
  const { screen, router } = await open();
  await screen.getByRole("searchbox").fill(words);
  await screen.getByRole("button", { name: "検索" }).click();
  await expect.element(screen.getByText("チャットに期限はありますか")).not.toBeInTheDocument();
  await expect.element(screen.getByText("パスワードを忘れました")).toBeVisible();
  await expect.element(screen.getByText("1件見つかりました")).toBeInTheDocument();
  expect(router.state.location.search).toContain("q=");
});

test("a search without a result teaches how to search, and leads back or to an inquiry", async () => {
  const { screen } = await open("/alumni/faq?q=ポイント");
  await expect.element(screen.getByText(/別の言葉で探してください/)).toBeVisible();
  expect(screen.getByRole("button", { name: "お問い合わせ" }).elements()).toHaveLength(2);
  await screen.getByRole("button", { name: "すべての質問を見る" }).click();
  await expect.element(screen.getByText("パスワードを忘れました")).toBeVisible();
});

test("a category shows its questions alone", async () => {
  const { screen } = await open();
  await screen.getByRole("link", { name: "チャット" }).click();
  await expect.element(screen.getByText("パスワードを忘れました")).not.toBeInTheDocument();
  await expect.element(screen.getByText("チャットに期限はありますか")).toBeVisible();
});

test("without any question an inquiry is offered", async () => {
  const { screen } = await open("/alumni/faq", { ja: [], en: [] });
  await expect.element(screen.getByText("よくある質問は準備中です")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "お問い合わせ" })).toBeVisible();
});
