import { AOBA } from "./as-person.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";

const screen = `/community/communities/${AOBA}/terms_of_uses/edit`;

test("the office writes terms for later, sees what has changed, and who has agreed", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const page = await journey.as("misaki");
  await page.goto(screen);
  const field = page.getByRole("textbox", { name: /本文/ });
  await expect(field).not.toHaveValue("");
  await field.fill(`${await field.inputValue()}\n会員は年に一度、住所を確かめます。`);
  await expect(page.getByRole("region", { name: "変更点" })).toContainText(
    "会員は年に一度、住所を確かめます。",
  );
  await page
    .getByRole("group", { name: "施行日時" })
    .getByRole("textbox", { name: "日付" })
    .fill("2040/04/01");
  await expectAccessible(page);
  await page.getByRole("button", { name: "公開する" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "公開する" }).click();
  const newest = page.getByRole("region", { name: "版の一覧" }).getByRole("listitem").first();
  await expect(newest).toContainText("施行前");
  await expect(newest).toContainText("2040/04/01 00:00");
  await newest.getByRole("link", { name: "同意した人を見る" }).click();
  await expect(page.getByRole("heading", { name: "規約への同意" })).toBeVisible();
  await expectAccessible(page);
});
