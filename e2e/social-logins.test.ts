import type { Page } from "@playwright/test";
import { castPassword } from "#kit/testing/cast.ts";
import { accountOwner } from "./account-owners.sql.ts";
import { anySizeByTouch, expect, expectAccessible, test } from "./journey.ts";
import { chooseFromUserMenu } from "./user-menu.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

/** Confirms the dialog that asks for the owner. */
async function confirmOwner(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^現在のパスワード/).fill(castPassword);
  await dialog.getByRole("button", { name: button }).click();
}

/** Signs in on the service's own pages, and agrees. */
async function logInAtService(page: Page, login: string): Promise<void> {
  await page.locator("input[name=login]").fill(login);
  await page.locator("input[name=password]").fill("anything");
  await page.locator("button[type=submit]").click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("an alumna links Google in her settings, logs in with it, and unlinks it again", async ({ journey }) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  // The service's own pages ask for a font elsewhere.
  journey.expectRefusals();
  const login = journey.unique("ogawa");
  const page = await journey.guest();
  await page.goto("/alumni/login");
  await page.getByLabel(/^メールアドレス/).fill(accountOwner("linked", test.info().retry));
  await page.getByRole("textbox", { name: "パスワード" }).fill(castPassword);
  await page.getByRole("button", { name: "ログインする" }).click();
  await expect(heading(page, "コミュニティを選ぶ")).toBeVisible();
  await chooseFromUserMenu(page, journey.isPhone, "アカウント設定");
  await page.getByRole("button", { name: "Googleと連携する" }).click();
  await expectAccessible(page);
  await confirmOwner(page, "Googleへ進む");
  await logInAtService(page, login);
  await expect(page.getByText("Googleと連携しました")).toBeVisible();
  await expectAccessible(page);

  const other = await journey.guest();
  await other.goto("/alumni/login?redirect=%2Falumni%2Faccount%2Fsettings");
  const line = other.getByRole("link", { name: "LINEでログイン" });
  await expect(line).toBeVisible();
  await expectAccessible(other);
  await line.click();
  await logInAtService(other, login);
  await expect(other.getByRole("alert")).toContainText(
    "このLINEアカウントと連携しているアカウントがありません。",
  );
  await other.getByRole("link", { name: "Googleでログイン" }).click();
  await other.getByRole("button", { name: "Continue" }).click();
  await expect(heading(other, "アカウント設定")).toBeVisible();

  await other.getByRole("button", { name: "Googleとの連携を解除する" }).click();
  await confirmOwner(other, "解除する");
  await expect(other.getByRole("button", { name: "Googleと連携する" })).toBeVisible();
});

test("an employee links the account of the organisation, sees it in the settings, and unlinks it", async ({
  journey,
}) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  // The service's own pages ask for a font elsewhere.
  journey.expectRefusals();
  const page = await journey.as("ken");
  const unlink = page.getByRole("button", { name: "株式会社青葉製作所のアカウントとの連携を解除する" });
  await page.goto("/partner/sign_in");
  await page.getByRole("button", { name: "ログイン中のアカウントと連携する" }).click();
  await confirmOwner(page, "株式会社青葉製作所のアカウントへ進む");
  await logInAtService(page, journey.unique("aoba"));
  await expect(page.getByText("株式会社青葉製作所のアカウントと連携しました")).toBeVisible();
  await page.getByRole("link", { name: "コミュニティの選択へ" }).click();
  await chooseFromUserMenu(page, journey.isPhone, "アカウント設定");
  await expect(unlink).toBeVisible();
  await expectAccessible(page);
  await unlink.click();
  await confirmOwner(page, "解除する");
  await expect(page.getByText("株式会社青葉製作所のアカウントとの連携を解除しました")).toBeVisible();
  await expect(unlink).toBeHidden();
});
