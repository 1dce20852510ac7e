import { AOBA } from "./as-person.ts";
import { expect, expectAccessible, test } from "./journey.ts";

test("the office writes a notice, an employee reads it in the bell, and it is gone once it is taken back", async ({
  journey,
}) => {
  const title = journey.unique("設備点検のお知らせ");
  const office = await journey.as("misaki");
  const reader = await journey.as("ken");
  const home = `/community/communities/${AOBA}`;
  await reader.goto(home);
  const bell = reader.getByRole("button", { name: /お知らせ/ }).first();
  await expect(bell).toBeVisible();

  await office.goto(`${home}/notifications`);
  await office.getByRole("link", { name: "お知らせを作成" }).click();
  await office.getByRole("textbox", { name: /タイトル/ }).fill(title);
  await office.getByRole("textbox", { name: "本文" }).fill("日曜日に工場の設備を点検します。");
  await expect(office.getByRole("region", { name: "プレビュー" })).toContainText("日曜日に工場の設備");
  await expectAccessible(office);
  await office.getByRole("button", { name: "保存する" }).click();
  await office.getByRole("button", { name: "公開する" }).click();
  await expect(office.getByRole("link", { name: title })).toBeVisible();

  await expect(bell).toContainText("未読");
  await bell.click();
  await reader
    .getByRole("button", { name: new RegExp(title.slice(0, 9)) })
    .first()
    .click();
  const detail = reader.getByRole("dialog", { name: title });
  await expect(detail).toContainText("日曜日に工場の設備を点検します。");
  await expectAccessible(reader);

  await office.getByRole("link", { name: title }).click();
  await expect(office.getByText(/名が既読/)).toBeVisible();
  await office.getByRole("radio", { name: /非公開/ }).check();
  await office.getByRole("button", { name: "保存する" }).click();
  await expect(office.getByRole("link", { name: title })).toBeVisible();
  await reader.goto(home);
  await bell.click();
  await expect(reader.getByText(title)).toHaveCount(0);
});
