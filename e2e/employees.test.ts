import type { Page } from "@playwright/test";
import type { PersonKey } from "#kit/testing/cast.ts";
import { AOBA, callAs, MINATO } from "./as-person.ts";
import { anySize, anySizeByTouch, expect, expectAccessible, type Journey, test } from "./journey.ts";
import { linkMailedTo } from "./mailbox.ts";

const password = "Kyuka-2026-en";
const marked = (label: string) => new RegExp(`^${label}\\s*(必須|任意)?$`);
const box = (page: Page, label: string) => page.getByRole("textbox", { name: marked(label) });

/** An administrator enters somebody; returns the mailed link. */
async function invite({ as, guest }: Journey, who: PersonKey, id: number, email: string): Promise<string> {
  const users = [{ email, family_name: "木村", given_name: "大地", language: "ja" }];
  await callAs(await as(who), "POST", `/communities/${id}/user_list`, { users });
  return linkMailedTo(await guest(), email, /コミュニティへのご招待/);
}

async function typePasswords(page: Page): Promise<void> {
  await page.getByLabel(marked("パスワード")).fill(password);
  await page.getByLabel(marked("パスワード（確認）")).fill(password);
}

async function expectToReadTerms(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^規約を読む: 青葉製作所アルムナイ/ }).click();
  const terms = page.getByRole("dialog", { name: "コミュニティご利用上の注意" });
  await expect(terms).toContainText("第2版");
  await expect(terms).toContainText("在籍者の約束です。");
  await terms.getByRole("button", { name: "閉じる" }).click();
}

/** Goes from the mail to the community: form, confirmation, finished. */
async function register(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText("青葉製作所アルムナイに招待されています")).toBeVisible();
  const inviter = page.getByText("青葉製作所 人事部からの招待");
  await expect(inviter).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "登録へ進む" }).click();

  await expect(inviter).toBeVisible();
  await expect(box(page, "姓")).toHaveValue("木村");
  await expect(box(page, "メールアドレス")).toHaveValue(email);
  await expect(box(page, "メールアドレス")).not.toBeEditable();
  await page.getByLabel(marked("パスワード")).fill("kyuka2026");
  const toConfirm = page.getByRole("button", { name: "入力内容を確認する" });
  await toConfirm.click();
  await expect(box(page, "姓（カナ）")).toBeFocused();
  await expect(page.getByLabel(marked("パスワード"))).toHaveAccessibleDescription(/3種類以上/);
  await expectAccessible(page);

  await box(page, "姓（カナ）").fill("ｷﾑﾗ");
  await box(page, "名（カナ）").fill("だいち");
  await box(page, "生年月日").fill("1994年5月6日");
  await page.reload();
  await expect(box(page, "生年月日")).toHaveValue("1994/05/06");
  await expect(page.getByLabel(marked("パスワード"))).toHaveValue("");
  await typePasswords(page);
  await expectToReadTerms(page);
  await page.getByRole("checkbox", { name: "Enishiの利用規約に同意します" }).check();
  await page.getByRole("checkbox", { name: "青葉製作所アルムナイのご利用上の注意に同意します" }).check();
  await toConfirm.click();

  await expect(page.getByRole("heading", { name: "入力内容の確認" })).toBeVisible();
  for (const shown of ["キムラ", "ダイチ", "1994/05/06", email])
    await expect(page.getByRole("main")).toContainText(shown);
  await expect(page.getByRole("main")).not.toContainText(password);
  await page.getByRole("button", { name: "入力に戻る" }).click();
  await expect(page.getByLabel(marked("パスワード（確認）"))).toHaveValue(password);
  await toConfirm.click();
  await page.reload();
  await expect(page.getByText("もう一度入力してください。")).toBeVisible();
  await typePasswords(page);
  await toConfirm.click();
  await page.getByRole("button", { name: "登録する" }).click();

  await expect(page.getByRole("heading", { name: "登録が完了しました" })).toBeVisible();
  await page.getByRole("link", { name: "コミュニティを開く" }).click();
  await expect(page.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
}

/** Joins in a browser without a session: by signing in, and back to the invitation. */
async function joinWithAccount(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("link", { name: "ログインして参加する" }).click();
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログインする" }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByText("木村 大地さんのアカウントで参加します。")).toBeVisible();
  const join = page.getByRole("button", { name: "参加する" });
  const consent = page.getByRole("checkbox", { name: "みなと校友会のご利用上の注意に同意します" });
  await join.click();
  await expect(consent).toBeFocused();
  await expectAccessible(page);
  await consent.check();
  await join.click();
  await expect(page.getByText("みなと校友会へようこそ。")).toBeVisible();
  await page.getByRole("link", { name: "コミュニティを開く" }).click();
  await expect(page).toHaveURL(`/community/communities/${MINATO}`);
  await expect(page.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
}

test("an invited employee registers by the mail, and joins a second community with the same account", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const stamp = Date.now();
  const email = `daichi-${stamp}@example.jp`;
  const link = await invite(journey, "misaki", AOBA, email);
  const daichi = await journey.guest();
  await register(daichi, link, email);
  await daichi.goto(link);
  await expect(daichi.getByText("このコミュニティには既に参加しています。")).toBeVisible();
  await daichi.getByRole("link", { name: "コミュニティを開く" }).click();
  await expect(daichi).toHaveURL(`/community/communities/${AOBA}`);

  await joinWithAccount(await journey.guest(), await invite(journey, "yui", MINATO, email), email);

  await daichi.goto(await invite(journey, "misaki", AOBA, `other-${stamp}@example.jp`));
  await expect(daichi.getByRole("heading", { name: "別のアカウントでログインしています" })).toBeVisible();
  await daichi.getByRole("button", { name: "ログアウトして続ける" }).click();
  await daichi.getByRole("dialog").getByRole("button", { name: "ログアウト" }).click();
  await expect(daichi.getByRole("button", { name: "登録へ進む" })).toBeVisible();
});

test("somebody invited in English registers and arrives in English, whatever their browser prefers (R021)", async ({
  journey,
}) => {
  test.skip(!journey.isPhone, anySizeByTouch);
  const email = `anna-${Date.now()}@example.jp`;
  const users = [{ email, family_name: "Berg", given_name: "Anna", language: "en" }];
  await callAs(await journey.as("misaki"), "POST", `/communities/${AOBA}/user_list`, { users });
  const anna = await journey.guest();
  await anna.goto(await linkMailedTo(anna, email, /Invitation to the community/));
  await anna.getByRole("button", { name: "Register" }).click();
  for (const [label, typed] of [
    ["Family name (kana)", "ベルグ"],
    ["Given name (kana)", "アンナ"],
    ["Birthday", "1994/05/06"],
    ["Password", password],
    ["Password (again)", password],
  ] as const)
    await anna.getByRole("textbox", { name: `${label} Required`, exact: true }).fill(typed);
  for (const consent of await anna.getByRole("checkbox").all()) await consent.check();
  await anna.getByRole("button", { name: "Check your details" }).click();
  await anna.getByRole("button", { name: "Register" }).click();
  await expect(anna.getByRole("heading", { level: 1, name: "Your registration is complete" })).toBeVisible();
  await expectAccessible(anna);
  await anna.getByRole("link", { name: "Open the community" }).click();
  await expect(anna.getByRole("button", { name: "Write a post" })).toBeVisible();
  await expect(anna.locator("html")).toHaveAttribute("lang", "en");
});
