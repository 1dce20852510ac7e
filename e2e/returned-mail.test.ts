import type { Page } from "@playwright/test";
import { notice } from "#features/bounces/server/returned-mail.test-helper.ts";
import { createReturnPath } from "#kit/server/mail/return-path.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { accountOwner } from "./account-owners.sql.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";
import { linkMailedTo } from "./mailbox.ts";
import { JOURNEY_BOUNCES, JOURNEY_SECRET } from "./secret.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

/** Hands in a bounce of a mail to the address, as the operator's mail server does. */
async function comesBack(page: Page, to: string): Promise<void> {
  const returnPath = createReturnPath(JOURNEY_BOUNCES, JOURNEY_SECRET, { to, at: new Date() });
  const answer = await page.request.post("/api/mail/returned", {
    headers: {
      authorization: `Bearer ${JOURNEY_BOUNCES.secret}`,
      "content-type": "message/rfc822",
    },
    data: await notice("docomo-unknown-user", returnPath),
  });
  expect(await answer.json()).toMatchObject({ data: { noted: true } });
}

test("whose mail comes back is told where they land, and gets mails again by a test mail", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const email = accountOwner("returned", test.info().retry);
  const page = await journey.guest();
  await comesBack(page, email);
  await page.goto("/alumni/login");
  await page.getByRole("textbox", { name: /^メールアドレス/ }).fill(email);
  await page.getByRole("textbox", { name: /^パスワード/ }).fill(castPassword);
  await page.getByRole("button", { name: "ログインする" }).click();
  await expect(heading(page, "コミュニティを選ぶ")).toBeVisible();
  await expect(page.getByText("ご登録のメールアドレスに、メールが届いていません。")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "アカウント設定を開く" }).click();
  const told = page.getByRole("status").filter({ hasText: "このアドレスへのメールは" });
  await expect(told).toContainText("から届いていません");
  await expect(page.getByRole("link", { name: "メールアドレスを変更する" })).toBeVisible();
  await expectAccessible(page);
  await told.getByRole("button", { name: "テストメールを送る" }).click();
  await expect(told).toContainText("テストメールをお送りしました。");

  await page.goto(await linkMailedTo(page, email, /テストメール/));
  await expect(page.getByText("メールが届くことを確認しました。")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/alumni/account/settings");
  await expect(page.getByText(email)).toBeVisible();
  await expect(told).toHaveCount(0);
});
