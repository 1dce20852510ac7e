import { AREA_HEADER, REQUESTED_WITH_HEADER } from "#kit/contract/area.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { accountOwner } from "./account-owners.sql.ts";
import { anySizeByTouch, expect, expectAccessible, test } from "./journey.ts";
import { openMail } from "./mailbox.ts";

test("an alumna who has a second password changes it, to another one, and does without it again", async ({
  journey,
}) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  journey.expectRefusals();
  const email = accountOwner("guarded", test.info().retry);
  const page = await journey.guest();
  await page.goto("/alumni/login?redirect=%2Falumni%2Faccount%2Fprofile%2Fedit");
  await page.getByLabel(/^メールアドレス/).fill(email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(castPassword);
  await page.getByRole("button", { name: "ログインする" }).click();

  const dialog = page.getByRole("dialog");
  const fill = async (own: string, second: string) => {
    await dialog.getByRole("textbox", { name: /^現在のパスワード/ }).fill(own);
    await dialog.getByRole("textbox", { name: /^新しい第2パスワード(?!（)/ }).fill(second);
    await dialog.getByRole("textbox", { name: /^新しい第2パスワード（確認）/ }).fill(second);
    await dialog.getByRole("button", { name: "設定する" }).click();
  };
  await expect(page).toHaveURL(/^[^?]*\/account\/profile\/edit/);
  await expect(page.getByRole("heading", { name: "第2パスワード", exact: true })).not.toBeVisible();
  const set = await page.request.put("/api/alumnus/me/secondary_password", {
    headers: { [REQUESTED_WITH_HEADER]: "XMLHttpRequest", [AREA_HEADER]: "alumni" },
    data: {
      current_password: castPassword,
      secondary_password: "Sakura-no-3",
      confirmPassword: "Sakura-no-3",
    },
  });
  expect(set.ok()).toBe(true);
  await page.reload();
  await page.getByRole("button", { name: "第2パスワードを変更する" }).click();
  await fill(castPassword, castPassword);
  await expect(dialog.getByText("別のものをお使いください")).toBeVisible();
  await fill("Chigau-2026", "Momiji-77");
  await expect(dialog.getByText("現在のパスワードが正しくありません。")).toBeVisible();
  await expectAccessible(page);
  await fill(castPassword, "Momiji-77");
  await expect(page.getByText("第2パスワードを変更しました")).toBeVisible();
  await expect(page.getByText("設定されています。")).toBeVisible();

  await page.getByRole("button", { name: "第2パスワードを解除する" }).click();
  await dialog.getByRole("textbox", { name: /^現在のパスワード/ }).fill(castPassword);
  await dialog.getByRole("button", { name: "解除する" }).click();
  await expect(page.getByRole("heading", { name: "第2パスワード", exact: true })).not.toBeVisible();
  await openMail(page, email, /第2パスワードが解除されました/);
});
