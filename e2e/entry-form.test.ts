import type { Page } from "@playwright/test";
import { callAs } from "./as-person.ts";
import { expect, expectAccessible, test } from "./journey.ts";

/** This is Yui's community, in which no other journey registers anybody. */
const MINATO = 2;
const screen = `/community/communities/${MINATO}/alumni_register_form`;

test("an administrator sets what alumni are asked, looks at it and saves it", async ({ journey }) => {
  // The community has one form, so the windows would save over each other.
  test.skip(journey.isPhone, "saved on a desktop; the next journey looks at it on a phone");
  const yui = await journey.as("yui");
  await yui.goto(screen);
  const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
  await choice(yui, "郵便番号：必須").check();
  await yui.getByRole("button", { name: "質問を追加" }).click();
  const question = yui.getByRole("listitem").filter({ has: yui.getByRole("heading", { name: "質問1" }) });
  await question.getByRole("radio", { name: "1つだけ選ぶ" }).check();
  await question.getByRole("textbox", { name: /^選択肢/ }).fill("港\n\n港");
  await yui.getByRole("button", { name: "保存する" }).click();
  await expect(question.getByRole("textbox", { name: /^質問文/ })).toBeFocused();
  await expect(question).toContainText("選択肢を2つ以上");
  await expectAccessible(yui);

  await question.getByRole("textbox", { name: /^質問文/ }).fill("お好きな場所");
  await question.getByRole("textbox", { name: /^選択肢/ }).fill("港\n灯台");
  await yui.getByRole("button", { name: "登録画面を確認" }).click();
  const preview = yui.getByRole("dialog", { name: "登録画面のプレビュー" });
  await expect(preview.getByRole("radio", { name: "灯台" })).toBeVisible();
  await expectAccessible(yui);
  await yui.keyboard.press("Escape");

  const guard = yui.getByRole("dialog", { name: "保存していない変更があります" });
  await yui.getByRole("link", { name: "ダッシュボード" }).click();
  await guard.getByRole("button", { name: "下書きを残して移動する" }).click();
  await yui.goto(screen);
  await expect(question.getByRole("textbox", { name: /^質問文/ })).toHaveValue("お好きな場所");
  await expect(yui.getByText("2か所を変更")).toBeVisible();
  await yui.getByRole("button", { name: "保存する" }).click();
  const consequences = yui.getByRole("dialog", { name: "次の変更を保存しますか？" });
  await expect(consequences).toContainText("郵便番号：次の登録から必須になります");
  await consequences.getByRole("button", { name: "保存する" }).click();
  await expect(yui.getByText("登録フォームを保存しました")).toBeVisible();
  const { data } = await callAs<{ data: object }>(yui, "GET", `/communities/${MINATO}/registration_columns`);
  expect(data).toMatchObject({
    columns: { zipcode: 1 },
    additional_information: [{ question: "お好きな場所", setting: { type: 1, data: ["港", "灯台"] } }],
  });

  // Another window saves meanwhile.
  const other = await journey.as("yui");
  await other.goto(screen);
  await choice(other, "電話番号：不要").check();
  await choice(yui, "職種：不要").check();
  await yui.getByRole("button", { name: "保存する" }).click();
  await expect(yui.getByText("1か所を変更")).toHaveCount(0);
  journey.expectRefusals();
  await other.getByRole("button", { name: "保存する" }).click();
  await other.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect(choice(other, "職種：不要")).toBeChecked();
});

test("the form can be looked at on any window, and by administrators alone", async ({ journey }) => {
  const misaki = await journey.as("misaki");
  await misaki.goto("/community/communities/1/alumni_register_form");
  await expect(misaki.getByRole("heading", { level: 1, name: "登録フォーム" })).toBeVisible();
  await expect(misaki.getByRole("heading", { name: "質問3" })).toBeVisible();
  await expectAccessible(misaki);
  await misaki.getByRole("button", { name: "登録画面を確認" }).click();
  await expect(misaki.getByRole("dialog").getByText("ご希望の連絡方法")).toBeVisible();

  const ken = await journey.as("ken");
  await ken.goto("/community/communities/1/alumni_register_form");
  await expect(ken).toHaveURL("/community/lobby");
});
