import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { castPassword } from "#kit/testing/cast.ts";
import { accountOwner } from "./account-owners.sql.ts";
import { callAs } from "./as-person.ts";
import { anySizeByTouch, expect, expectAccessible, test } from "./journey.ts";

const LOGIN = "/alumni/login";
const MINATO = 2;
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function giveCredentials(page: Page, email: string): Promise<void> {
  await page.goto(LOGIN);
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(castPassword);
  await button(page, "ログインする").click();
}

/** Adds a screen lock in the browser, which the owner always unlocks. */
async function addScreenLock(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const confirmOwner = async (page: Page) => {
  await page.getByLabel("現在のパスワード").fill(castPassword);
  await button(page, "続ける").click();
};

test("a passkey and an authenticator app protect an account, and each of them lets its owner in", async ({
  journey,
}) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  journey.expectRefusals();
  const email = accountOwner("protected", test.info().retry);
  const page = await journey.guest();
  await addScreenLock(page);
  await giveCredentials(page, email);
  await expect(heading(page, "コミュニティを選ぶ")).toBeVisible();
  await page.goto("/alumni/account/settings");
  await page.getByRole("link", { name: "設定する", exact: true }).click();
  await expectAccessible(page);

  await button(page, "パスキーを登録する").click();
  await confirmOwner(page);
  await expect(heading(page, "リカバリーコードを保存してください")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(heading(page, "リカバリーコードを保存してください")).toBeVisible();
  const [recoveryCode = ""] = await page.getByRole("dialog").locator("code").allInnerTexts();
  await button(page, "保存しました").click();
  await button(page, "パスキー 1の名前を変える").click();
  await page.getByLabel("パスキーの名前").fill("いつもの端末");
  await button(page, "保存する").click();
  await expect(page.getByText("いつもの端末")).toBeVisible();

  await button(page, "認証アプリを設定する").click();
  await confirmOwner(page);
  await expect(page.getByRole("img", { name: "認証アプリで読み取るQRコード" })).toBeVisible();
  await expectAccessible(page);
  const key = (await page.getByRole("dialog").locator("code").innerText()).replaceAll(" ", "");
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await page.getByLabel("認証アプリのコード").fill("000000");
  await button(page, "設定を終える").click();
  await expect(page.getByText("コードが正しくないか")).toBeVisible();
  await page.getByLabel("認証アプリのコード").fill(app.generate());
  await button(page, "設定を終える").click();
  await expect(button(page, "別のアプリに変える")).toBeVisible();

  const elsewhere = await journey.guest();
  await giveCredentials(elsewhere, email);
  await expect(heading(elsewhere, "二段階認証")).toBeVisible();
  await expect(button(elsewhere, "パスキーで確認する")).toBeFocused();
  await expectAccessible(elsewhere);
  await elsewhere.reload();
  await elsewhere.getByLabel("認証アプリのコード").fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await elsewhere.keyboard.press("Enter");
  await expect(heading(elsewhere, "コミュニティを選ぶ")).toBeVisible();

  const lost = await journey.guest();
  await giveCredentials(lost, email);
  await button(lost, "リカバリーコードを使う").click();
  await lost.getByLabel("リカバリーコード").fill(recoveryCode);
  await button(lost, "確認する").click();
  await expect(heading(lost, "コミュニティを選ぶ")).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await giveCredentials(page, email);
  await button(page, "パスキーで確認する").click();
  await expect(heading(page, "コミュニティを選ぶ")).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(LOGIN);
  await button(page, "パスキーでログイン").click();
  await expect(heading(page, "コミュニティを選ぶ")).toBeVisible();
});

test("an administrator sees who is protected, and has to be it before demanding it", async ({ journey }) => {
  const page = await journey.as("yui");
  await page.goto(`/community/communities/${MINATO}/security`);
  await expect(page.getByRole("switch", { name: "管理者に二段階認証を必須にする" })).toBeDisabled();
  await expect(page.getByRole("listitem").filter({ hasText: "小林 結衣" })).toContainText("未設定");
  await expectAccessible(page);
  await page.getByRole("link", { name: "二段階認証を設定する" }).click();
  await expect(button(page, "認証アプリを設定する")).toBeVisible();
  const factors = await callAs<{ data: { demanded_by: string[] } }>(page, "GET", "/account/second_factors");
  expect(factors.data.demanded_by).toEqual([]);
});
