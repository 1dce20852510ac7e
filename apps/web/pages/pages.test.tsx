import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listSessions, showAccount } from "#features/accounts/contract/calls.ts";
import { showNoticeChoices } from "#features/notice-choices/contract/calls.ts";
import { showProvider } from "#features/provider/contract/calls.ts";
import { filled, pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { account, answerAsAoba } from "../testing/aoba.test-helper.ts";
import { openProgram } from "../testing/program.test-helper.tsx";

const provider = {
  name: "株式会社えにし",
  representative: "田中 美咲",
  address: null,
  contact_email: "info@enishi.example",
};

test.each([
  ["/404", "ページが見つかりません", "/"],
  ["/500", "エラーが発生しました", "/"],
  ["/503", "接続しにくくなっています", "/"],
  ["/service-unavailable", "接続しにくくなっています", "/"],
  ["/maintenance", "メンテナンス中です", "/"],
  ["/confirm_error", "確認できませんでした", "/"],
  ["/confirm_error?invited_code=7K3M", "確認できませんでした", "/alumni/invited_communities/alumni/7K3M"],
  ["/nowhere/at/all", "ページが見つかりません", "/"],
  ["/company", "運営会社", "/"],
  ["/privacy", "プライバシーポリシー", "/"],
])("%s says “%s” and leads a guest on to %s (R024, R026)", async (path, title, next) => {
  answerAsAoba().to(showProvider, { data: provider });
  await openProgram(path, { guest: true });
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect
    .poll(() => page.getByRole("main").getByRole("link").elements().at(-1)?.getAttribute("href"))
    .toBe(next);
});

test("an error that has a number of its own names it, for whoever is asked for help", async () => {
  answerAsAoba();
  const { router } = await openProgram("/", { guest: true });
  await router.navigate("/500", { state: { requestId: "7f3a" } });
  await expect.element(page.getByText("ID: 7f3a")).toBeVisible();
});

test("who runs the service is said by its settings, without what they leave out (R044)", async () => {
  answerAsAoba().to(showProvider, { data: provider });
  await openProgram("/company", { guest: true });
  await expect.element(page.getByText("株式会社えにし")).toBeVisible();
  await expect.element(page.getByText("所在地")).not.toBeInTheDocument();
});

test("where one section of the settings cannot be read, the others stand and it is asked again for itself", async () => {
  const server = answerAsAoba();
  server.toOthers(() => refused(500, "ERROR_UNEXPECTED"));
  server.to(showAccount, { data: account });
  server.to(listSessions, filled(listSessions, pageOf([{ id: 1 }, { id: 2 }])));
  await openProgram("/alumni/account/settings");
  await expect.element(page.getByText("2台の端末でログインしています。")).toBeVisible();
  const retry = page.getByRole("button", { name: "もう一度読み込む" });
  await expect.poll(() => retry.all().length).toBeGreaterThan(1);
  const before = retry.all().length;
  server.to(showNoticeChoices, filled(showNoticeChoices, {}));
  await retry.first().click();
  await expect.element(page.getByText("投稿へのコメント")).toBeVisible();
  expect(retry.all().length).toBe(before - 1);
});
