import type { Page } from "@playwright/test";
import { castPassword } from "#kit/testing/cast.ts";
import { AOBA } from "./as-person.ts";
import { latecomer } from "./earlier-consents.sql.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";

const home = `/alumni/communities/${AOBA}`;
const dialog = (page: Page) => page.getByRole("dialog", { name: "規約が新しくなりました" });

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/alumni/login");
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(castPassword);
  await page.getByRole("button", { name: "ログインする" }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: "規約が新しくなりました" })).toBeFocused();
}

test("whoever has agreed to earlier terms reads what has changed and agrees before going on, in every tab", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  // Everything inside is refused until the consent.
  journey.expectRefusals();
  const { email } = latecomer(test.info().retry);
  const page = await journey.guest();
  await logIn(page, email);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(home);
    await expect(dialog(tab)).toBeVisible();
  }
  await expect(dialog(page)).toContainText("第3版から第4版へ");
  await expect(dialog(page).getByRole("deletion").filter({ hasText: "会費は年に千円です。" })).toBeVisible();
  await expectAccessible(page);

  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("link", { name: "コミュニティを退会" }).click();
  await expect(page.getByRole("heading", { name: "青葉製作所アルムナイを退会する" })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await dialog(page).getByText("新しい版の全文を読む").click();
  await expect(dialog(page)).toContainText("会員の約束です。");
  await dialog(page).getByRole("button", { name: "同意して続ける" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();

  await dialog(other).getByRole("button", { name: "同意して続ける" }).click();
  await expect(other.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});
