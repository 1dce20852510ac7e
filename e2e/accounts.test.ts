import type { Page } from "@playwright/test";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { accountOwner } from "./account-owners.sql.ts";
import { anySize, anySizeByTouch, expect, expectAccessible, type Journey, test } from "./journey.ts";
import { linkMailedTo, openMail } from "./mailbox.ts";
import { chooseFromUserMenu } from "./user-menu.ts";

const marked = (label: string) => new RegExp(`^${label}\\s*(必須)?$`);
const fill = (page: Page, label: string, typed: string) => page.getByLabel(marked(label)).fill(typed);
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const rule = (page: Page, words: string) =>
  page.getByRole("list", { name: "パスワードの条件" }).getByRole("listitem").filter({ hasText: words });

async function logIn(page: Page, email: string, password = castPassword): Promise<void> {
  await page.goto("/alumni/login");
  await fill(page, "メールアドレス", email);
  await fill(page, "パスワード", password);
  await page.getByRole("button", { name: "ログインする" }).click();
  await expect(heading(page, "コミュニティを選ぶ")).toBeVisible();
}

const ownerOf = (journey: "forgotten" | "moved"): string => accountOwner(journey, test.info().retry);

test("a forgotten password is set anew by the link of a mail, and every other device is out", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const email = ownerOf("forgotten");
  const [other, page] = [await journey.guest(), await journey.guest()];
  await logIn(other, email);

  await page.goto("/alumni/login");
  await page.getByRole("link", { name: "パスワードをお忘れの方" }).click();
  await fill(page, "メールアドレス", "小川");
  await page.getByRole("button", { name: "メールを送る" }).click();
  await expect(page.getByLabel(marked("メールアドレス"))).toBeFocused();
  await fill(page, "メールアドレス", email);
  await page.getByRole("button", { name: "メールを送る" }).click();
  await expect(page.getByText(`${email} が登録されている場合は`)).toBeVisible();

  const link = await linkMailedTo(page, email, /パスワードの再設定/);
  await page.goto(link);
  await expect(page.getByText(`${email} のアカウントの新しいパスワード`)).toBeVisible();
  await fill(page, "新しいパスワード", "sakura");
  await expect(rule(page, "8〜128文字")).toContainText("まだです");
  await expect(rule(page, "英字と数字の両方を含む")).toContainText("まだです");
  await fill(page, "新しいパスワード", castPassword);
  await fill(page, "新しいパスワード（確認）", castPassword);
  await expect(rule(page, "8〜128文字")).toContainText("満たしています");
  await page.getByRole("button", { name: "パスワードを設定する" }).click();
  await expect(page.getByLabel(marked("新しいパスワード"))).toHaveAccessibleDescription(
    "現在と異なるパスワードを入力してください。",
  );
  await expectAccessible(page);
  await fill(page, "新しいパスワード", "Nagisa-no-9");
  await fill(page, "新しいパスワード（確認）", "Nagisa-no-9");
  await page.getByRole("button", { name: "パスワードを設定する" }).click();
  await expect(heading(page, "パスワードを設定しました")).toBeVisible();

  await other.goto("/alumni/account/settings");
  await expect(other).toHaveURL(/\/alumni\/login/);
  await other.goto(link);
  await expect(other.getByText("このリンクは既に使われています。")).toBeVisible();
  await other.getByRole("link", { name: "ログインする" }).click();
  await logIn(other, email, "Nagisa-no-9");
});

/** Finds the lines of devices, by browser and system; this one's says so. */
const devices = (page: Page) => page.getByRole("main").getByRole("listitem");

async function openSettings(page: Page, { isPhone }: Journey): Promise<void> {
  await chooseFromUserMenu(page, isPhone, "アカウント設定");
  await expect(heading(page, "アカウント設定")).toBeVisible();
}

async function changeEmail(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "メールアドレスを変更する" }).click();
  await fill(page, "新しいメールアドレス", email);
  await fill(page, "新しいメールアドレス（確認）", email);
  await fill(page, "現在のパスワード", castPassword);
  await page.getByRole("button", { name: "確認のメールを送る" }).click();
  await expect(page.getByText(`${email} にお送りしたメール`)).toBeVisible();
}

test("one's devices are listed and logged out, and a new address counts once its link is confirmed", async ({
  journey,
}) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  journey.expectRefusals();
  const email = ownerOf("moved");
  const [first, second] = [`typo-${email}`, `new-${email}`];
  const [page, other] = [await journey.guest(), await journey.guest()];
  await logIn(other, email);
  await logIn(page, email);

  await openSettings(page, journey);
  await expect(page.getByText("2台の端末でログインしています。")).toBeVisible();
  await page.getByRole("link", { name: "端末を確認する" }).click();
  await expect(devices(page)).toHaveCount(2);
  await expect(devices(page).filter({ hasText: "この端末" })).toContainText("利用中");
  await expectAccessible(page);
  await devices(page)
    .getByRole("button", { name: /^ログアウトさせる/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "ログアウトさせる" }).click();
  await expect(devices(page)).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/alumni\/login/);

  await page.getByRole("link", { name: "アカウント設定へ戻る" }).click();
  await changeEmail(page, first);
  await changeEmail(page, second);
  await expectAccessible(page);
  await other.goto(await linkMailedTo(other, first, /新しいメールアドレスの確認/));
  await expect(other.getByText("により無効になりました。")).toBeVisible();

  await page.goto(await linkMailedTo(page, second, /新しいメールアドレスの確認/));
  await expect(page.getByText(second)).toBeVisible();
  await page.getByRole("button", { name: "変更を確定する" }).click();
  await expect(page.getByText(`これからは ${second} でログインしてください。`)).toBeVisible();
  await page.getByRole("link", { name: "アカウント設定へ" }).click();
  await expect(page.getByText(second)).toBeVisible();
  await openMail(other, email, /メールアドレスが変更されました/);
  await logIn(other, second);
});

test("an employee who has forgotten the address is reminded of it by mail", async ({ journey }) => {
  // The desktop's and the phone's journey run at once, and each waits for a mail of its own.
  const [familyName, givenName, email] =
    test.info().project.name === "phone"
      ? ["タカハシ", "ケン", cast.ken.email]
      : ["マツモト", "エミ", cast.emi.email];
  const page = await journey.guest();
  await page.goto("/community/forgot_email");
  await expect(page).toHaveURL(/\/community\/users\/forgot_email$/);
  const box = (label: string) => page.getByRole("textbox", { name: marked(label) });
  for (const [label, typed] of [
    ["姓", familyName],
    ["名", givenName],
    ["生年月日", "１９８５年４月１日"],
    ["コミュニティ名または会社名", "青葉製作所アルムナイ"],
  ] as const)
    await box(label).fill(typed);
  await page.getByRole("button", { name: "入力内容を確認する" }).click();
  await expect(page.getByText("1985/04/01")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "送信する" }).click();
  await expect(heading(page, "受け付けました")).toBeVisible();
  await linkMailedTo(page, email, /ご登録のメールアドレスのお知らせ/);
});
