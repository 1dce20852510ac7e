import type { Page } from "@playwright/test";
import { castPassword } from "#kit/testing/cast.ts";
import { agree, box, fillIn, marked } from "./alumnus-form.ts";
import { AOBA, callAs, homeOf } from "./as-person.ts";
import { anySize, expect, expectAccessible, type Journey, test } from "./journey.ts";
import { linkMailedTo } from "./mailbox.ts";

const password = "Kyuka-2026-en";

/** Makes an enrolled user for this journey alone, signed in and with a post of their own. */
async function enrol(
  { as, guest }: Journey,
  email: string,
  given: string,
  title: string,
): Promise<{ readonly page: Page; readonly postId: number }> {
  const users = [{ email, family_name: "転籍", given_name: given, language: "ja" }];
  await callAs(await as("misaki"), "POST", `/communities/${AOBA}/user_list`, { users });
  const page = await guest();
  await page.goto(await linkMailedTo(page, email, /コミュニティへのご招待/));
  await page.getByRole("button", { name: "登録へ進む" }).click();
  await box(page, "姓（カナ）").fill("テンセキ");
  await box(page, "名（カナ）").fill("タロウ");
  await box(page, "生年月日").fill("1994/05/06");
  await page.getByLabel(marked("パスワード")).fill(password);
  await page.getByLabel(marked("パスワード（確認）")).fill(password);
  await page.getByRole("checkbox", { name: "Enishiの利用規約に同意します" }).check();
  await page.getByRole("checkbox", { name: "青葉製作所アルムナイのご利用上の注意に同意します" }).check();
  await page.getByRole("button", { name: "入力内容を確認する" }).click();
  await page.getByRole("button", { name: "登録する" }).click();
  await expect(page.getByRole("heading", { name: "登録が完了しました" })).toBeVisible();
  const { data } = await callAs<{ data: { id: number } }>(page, "POST", `/communities/${AOBA}/posts`, {
    client_id: crypto.randomUUID(),
    content_type: 1,
    title,
    content: "<p>お世話になりました</p>",
  });
  await page.goto(`/community/communities/${AOBA}`);
  await expect(page.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
  return { page, postId: data.id };
}

/** The office finds the person and asks to turn them over, after reading what becomes of them. */
async function turnOver(office: Page, name: string, privateEmail: string): Promise<void> {
  await office.goto(`${homeOf("misaki")}/community-users`);
  const search = office.getByRole("searchbox").last();
  await search.fill(name.replace(" ", ""));
  await search.press("Enter");
  await office.getByRole("table").getByRole("link", { name }).click();
  await office.getByRole("button", { name: "アルムナイに切り替える…" }).first().click();
  const dialog = office.getByRole("dialog", { name: `${name}さんをアルムナイに` });
  await expect(dialog).toContainText("投稿1件");
  await dialog.getByRole("textbox", { name: /個人のメールアドレス/ }).fill(privateEmail);
  await dialog.getByLabel(/現在のパスワード/).fill(castPassword);
  await expectAccessible(office);
  await dialog.getByRole("button", { name: "切り替えを依頼する" }).click();
  await expect(office.getByText(/切り替えを依頼し、本人にお知らせしました/)).toBeVisible();
  await expect(office.getByRole("button", { name: "切り替えを依頼中…" }).first()).toBeVisible();
}

test("an employee who leaves is made an alumnus: nothing of the employee side stays open, and their posts are theirs", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const stamp = Date.now();
  const [work, home] = [`tenseki-${stamp}@example.jp`, `tenseki-${stamp}@home.example.jp`];
  const given = "小太郎";
  const title = journey.unique("最後のあいさつ");
  const { page: before, postId } = await enrol(journey, work, given, title);

  const name = `転籍 ${given}`;
  const office = await journey.as("misaki");
  await turnOver(office, name, home);

  const visitor = await journey.guest();
  await visitor.goto(await linkMailedTo(visitor, work, /アルムナイへの切り替えの確認/));
  await expect(visitor.getByText(home)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "異議を申し立てる" }).click();
  await expect(visitor.getByRole("heading", { name: "異議を受け付けました" })).toBeVisible();

  await turnOver(await journey.as("makoto"), name, home);
  await before.reload();
  await before.getByRole("link", { name: "内容を確認する" }).click();
  await expect(before.getByText(home)).toBeVisible();
  await expectAccessible(before);
  await before.getByRole("button", { name: "切り替えを確認する…" }).click();
  const proof = before.getByRole("dialog");
  await proof.getByLabel(/現在のパスワード/).fill(password);
  await proof.getByRole("button", { name: "切り替えを確認する" }).click();
  await expect(before.getByText("切り替えを確認しました").first()).toBeVisible();

  await before.goto(`/community/communities/${AOBA}`);
  await expect(before.getByRole("button", { name: "いま伝えたいことを投稿する" })).toHaveCount(0);
  const status = await before.request.get(`/api/communities/${AOBA}/posts`, {
    headers: { "x-requested-with": "XMLHttpRequest" },
  });
  expect(status.ok()).toBe(false);

  const alumnus = await journey.guest();
  const link = await linkMailedTo(alumnus, home, /アルムナイとしてのご招待/);
  await alumnus.goto(link);
  await expect(alumnus.getByText("青葉製作所アルムナイに招待されています")).toBeVisible();
  await expectAccessible(alumnus);
  await alumnus.getByRole("button", { name: "登録へ進む" }).click();
  await fillIn(alumnus, home);
  await agree(alumnus);
  await alumnus.getByRole("button", { name: "入力内容を確認する" }).click();
  await alumnus.getByRole("button", { name: "登録する" }).click();
  await expect(alumnus.getByRole("heading", { name: "メールをお送りしました" })).toBeVisible();
  await alumnus.goto(await linkMailedTo(await journey.guest(), home, /登録を完了してください/));
  await alumnus.getByRole("button", { name: "登録を完了する" }).click();
  await expect(alumnus.getByRole("link", { name: "コミュニティを開く" })).toBeVisible();

  await alumnus.goto(`/alumni/communities/${AOBA}/post/${postId}`);
  await expect(alumnus.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(alumnus.getByRole("article").first()).toContainText("木村さくら");

  await alumnus.goto(link);
  await expect(alumnus.getByRole("button", { name: "登録へ進む" })).toHaveCount(0);
});
