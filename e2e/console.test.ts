import type { Locator, Page } from "@playwright/test";
import { homeOf } from "./as-person.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { chooseFromUserMenu } from "./user-menu.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: /^(メインメニュー|Main menu)$/ });

/** Returns every entry of the menu, with its name and path. */
async function placesOf(page: Page): Promise<{ name: string; to: string; link: Locator }[]> {
  const settings = menu(page).getByRole("button", { name: /^(設定|Settings)$/ });
  if ((await settings.getAttribute("aria-expanded")) === "false") await settings.click();
  const links = await menu(page).getByRole("link").all();
  return Promise.all(
    links.map(async (link) => ({
      name: await link.locator("svg + span").innerText(),
      to: (await link.getAttribute("href")) ?? "",
      link,
    })),
  );
}

test("each place of the console is called the same in the menu, on its page and in the window's title", async ({
  journey,
}) => {
  test.skip(journey.isPhone, "the menu stands open on a desktop");
  const page = await journey.as("misaki");
  await page.goto(`${homeOf("misaki")}/dashboard`);
  for (const other of ["English", "日本語"]) {
    await expect(menu(page)).toBeVisible();
    for (const { name, to } of await placesOf(page)) {
      await page.goto(to);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(`^${name} \\|`));
    }
    await chooseFromUserMenu(page, journey.isPhone, other);
  }
});

test("every place of the menu can be reached without scrolling it, and a wrong address stays inside the console", async ({
  journey,
}) => {
  test.skip(journey.isPhone, "the menu stands open on a desktop");
  journey.expectRefusals();
  const page = await journey.as("misaki");
  await page.setViewportSize({ width: 1280, height: 940 });
  await page.goto(`${homeOf("misaki")}/dashboard`);
  for (const { link } of await placesOf(page)) await expect(link).toBeInViewport({ ratio: 1 });
  await page.goto(`${homeOf("misaki")}/nowhere_in_particular`);
  await expect(page.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("管理画面", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "ダッシュボードへ" }).click();
  await expect(page.getByRole("heading", { name: "ダッシュボード", level: 1 })).toBeVisible();
});

test("from the console one goes to one's account settings and back to the console", async ({ journey }) => {
  const page = await journey.as("misaki");
  await page.goto(`${homeOf("misaki")}/dashboard`);
  await expect(page.getByRole("heading", { name: "ダッシュボード", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await chooseFromUserMenu(page, journey.isPhone, "アカウント設定");
  await page.getByRole("link", { name: "青葉製作所アルムナイの管理画面へ戻る" }).click();
  await expect(page).toHaveURL(`${homeOf("misaki")}/dashboard`);
});

test("narrowing the window leaves an open dialog on the screen", async ({ journey }) => {
  test.skip(journey.isPhone, "a phone has no wide window to narrow");
  const page = await journey.as("misaki");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${homeOf("misaki")}/invitations`);
  await page.getByRole("button", { name: "招待URLを発行" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await expect(dialog).toHaveCount(0);
});
