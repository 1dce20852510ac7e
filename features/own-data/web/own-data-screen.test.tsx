import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { account, answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { prepareOwnData } from "../contract/calls.ts";

async function open(has_password: boolean) {
  const server = answerAsAoba();
  const data = { ...account, has_password };
  server.to(showAccount, { data });
  await openProgram(linkTo("/:area/account/settings/data", { area: "alumni" }));
  await expect.element(page.getByText("プロフィール写真と投稿の画像")).toBeVisible();
  return server;
}

test("the download is asked for with the password; another one under way is said above the form", async () => {
  const server = await open(true);
  server.to(prepareOwnData, () => refused(409, "ERROR_DOWNLOAD_RUNNING"));
  await page
    .getByLabelText(/^現在のパスワード/)
    .first()
    .fill("Kumo-Nagare-7");
  await page.getByRole("button", { name: "ダウンロードする" }).click();
  await expect.element(page.getByText(/ダウンロードが進行中です/).first()).toBeVisible();
});

test("who has no password is asked for none, but may have to log in again", async () => {
  const server = await open(false);
  server.to(prepareOwnData, () => refused(400, "ERROR_SIGN_IN_AGAIN"));
  await expect.element(page.getByText(/ログインしてから\d+分以内の場合だけ/)).toBeVisible();
  await page.getByRole("button", { name: "ダウンロードする" }).click();
  await expect.element(page.getByText(/もう一度ログインしてから\d+分以内に/).first()).toBeVisible();
});
