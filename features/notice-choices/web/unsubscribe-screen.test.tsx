import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { type AnswerTo, refused } from "#kit/web/testing/answers.test-helper.ts";
import { showSubscription, subscribeAgain, unsubscribe } from "../contract/calls.ts";

const mails = [{ kind: "comment", delivery: "at_once" }] as const;
const on = { data: { scope: "comment", language: "ja", switched_off: [], still_on: mails } } as const;
const off = { data: { scope: "comment", language: "ja", switched_off: mails, still_on: [] } } as const;
const nothing = { data: { scope: "comment", language: "ja", switched_off: [], still_on: [] } } as const;

async function open(answer: AnswerTo<typeof showSubscription>) {
  const server = answerAsAoba();
  server.to(showSubscription, answer);
  await openProgram("/mail/unsubscribe?token=t", { guest: true });
  return server;
}

test("opening the link stops nothing; the button does, and gives it back", async () => {
  const server = await open(on);
  server.to(unsubscribe, off);
  server.to(subscribeAgain, on);
  const row = page.getByRole("listitem").filter({ hasText: "投稿へのコメント" });
  await expect.element(row).toMatchTextContent(/すぐに/);
  const stop = page.getByRole("button", { name: "メールを停止する" });
  expect(server.asked.some(({ path }) => path.endsWith("/unsubscribe"))).toBe(false);
  await stop.click();
  await expect.element(page.getByRole("heading", { name: "メールを停止しました" })).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect.element(page.getByText("元に戻しました")).toBeVisible();
  await expect.element(stop).toBeVisible();
});

test("a link with nothing left to stop offers nothing", async () => {
  await open(nothing);
  await expect.element(page.getByText(/このリンクで停止できるメールはありません/)).toBeVisible();
  expect(page.getByRole("main").getByRole("button").query()).toBeNull();
});

test("a link that is refused says what to do instead", async () => {
  await open(refused(400, "ERROR_UNSUBSCRIBE_LINK"));
  await expect.element(page.getByRole("heading", { name: "メールを停止できませんでした" })).toBeVisible();
  await expect.element(page.getByText(/アカウント設定の「メールでのお知らせ」/)).toBeVisible();
});

test("the link of a mail in English opens a page in English (R021)", async () => {
  const data = { scope: "comment", language: "en", switched_off: [], still_on: mails } as const;
  await open({ data });
  await expect.element(page.getByRole("button", { name: "Stop these emails" })).toBeVisible();
});
