import type { Page } from "@playwright/test";
import { castPassword } from "#kit/testing/cast.ts";
import { homeOf } from "./as-person.ts";
import { candidatesOf } from "./candidates.ts";
import { anySize, expect, expectAccessible, type Journey, test } from "./journey.ts";
import { linkMailedTo, openMail } from "./mailbox.ts";

const table = (admin: Page) => admin.getByRole("table", { name: "承認待ち" });

/** Opens the list of candidates, filtered to those of this journey. */
async function openList({ as }: Journey, family: string): Promise<Page> {
  const admin = await as("makoto");
  await admin.goto(`${homeOf("makoto")}/alumnus_candidates_waiting_approval`);
  const search = admin.getByRole("searchbox", { name: /^氏名・カナ/ });
  await search.fill(family);
  await search.press("Enter");
  await expect(table(admin).getByRole("row").filter({ hasNotText: family })).toHaveCount(1);
  return admin;
}

test("somebody rejected is told so by mail and stays outside", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const { family, rejected } = candidatesOf(journey.unique(""));
  const name = `${rejected.family} ${rejected.given}`;
  const admin = await openList(journey, family);
  await table(admin).getByRole("link", { name }).click();
  await expect(admin.getByRole("heading", { name: `${name}さんの申し込み` })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "却下する" }).click();
  const confirm = admin.getByRole("dialog", { name: "1名の申し込みを却下" });
  await expect(confirm).toContainText(name);
  await confirm.getByRole("radio", { name: "登録の重複" }).check();
  await confirm.getByRole("textbox", { name: /入力してください/ }).fill("1");
  await confirm.getByRole("button", { name: "1名を却下してメールを送る" }).click();
  await expect(admin.getByText(`${name}さんの申し込みを却下しました`)).toBeVisible();
  await expect(admin.getByRole("heading", { name: `${name}さんの申し込み` })).toHaveCount(0);
  await admin.getByRole("main").getByRole("link", { name: "承認待ち" }).click();
  await expect(table(admin).getByRole("row")).toHaveCount(1 + 2);
  await expect(table(admin).getByRole("link", { name })).toHaveCount(0);

  const person = await journey.guest();
  await openMail(person, rejected.email, /登録についてのお知らせ/);
  await expect(person.getByRole("main")).toContainText("今回は登録を承認できませんでした。");
  await person.goto("/alumni/login");
  await person.getByLabel("メールアドレス").fill(rejected.email);
  await person.getByLabel("パスワード", { exact: true }).fill(castPassword);
  await person.keyboard.press("Enter");
  await expect(person.getByText("参加しているコミュニティはありません")).toBeVisible();
  // Only what is inside the community is refused.
  journey.expectRefusals();
  await person.goto(homeOf("hanako"));
  await expect(person).toHaveURL("/alumni/lobby");
});

test("several are approved at once, by name and number, and each gets in by their mail", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const { family, approved } = candidatesOf(journey.unique(""));
  const admin = await openList(journey, family);
  for (const { family: last, given } of approved)
    await admin.getByRole("checkbox", { name: `${last} ${given}を選択` }).check();
  await expect(admin.getByText("2名を選択中")).toBeVisible();
  await admin.getByRole("button", { name: "承認する" }).click();
  const confirm = admin.getByRole("dialog", { name: "2名を承認" });
  const targets = confirm.getByRole("list", { name: "対象 2名" });
  await expect(targets.getByRole("listitem")).toContainText(
    approved.map((one) => `${one.family} ${one.given}`),
  );
  await confirm.getByRole("button", { name: "2名を承認してメールを送る" }).click();
  await expect(admin.getByText("2名を承認しました")).toBeVisible();
  for (const { given } of approved)
    await expect(table(admin).getByRole("link", { name: `${family} ${given}` })).toHaveCount(0);

  for (const { email } of approved) {
    const person = await journey.guest();
    await person.goto(await linkMailedTo(person, email, /登録が承認されました/));
    await expect(person.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
  }
});

test("by keyboard alone it takes twelve keys at most from the console's address to an approved candidate", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const { byKeyboard } = candidatesOf(journey.unique(""));
  const name = `${byKeyboard.family} ${byKeyboard.given}`;
  const admin = await openList(journey, byKeyboard.family);
  const number = await table(admin).getByRole("row", { name }).getByText(/^\d+$/).innerText();
  await admin.goto(`${homeOf("makoto")}/dashboard`);
  await expect(admin.getByRole("heading", { name: "ダッシュボード", level: 1 })).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += key.split("+").length;
    await admin.keyboard.press(key);
  };

  await press("Control+k");
  await expect(admin.getByRole("combobox", { name: "人・画面を探す" })).toBeFocused();
  for (const digit of number) await press(digit);
  await press("Enter");
  const panel = admin.getByRole("complementary", { name });
  await expect(panel.getByRole("heading", { name })).toBeFocused();
  await press("Control+Enter");
  const confirm = admin.getByRole("dialog", { name: "1名を承認" });
  await expect(confirm.getByRole("button", { name: /^1名を承認/ })).toBeFocused();
  await press("Enter");
  await expect(admin.getByText(`${name}さんを承認しました`)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(12);
});
