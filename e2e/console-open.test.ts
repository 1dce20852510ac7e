import type { Page } from "@playwright/test";
import { homeOf, MINATO, post } from "./as-person.ts";
import { expect, expectAccessibleInBothSchemes, test } from "./journey.ts";

const CROWD = `/community/communities/${MINATO}/alumnus_candidates_waiting_approval?management_no=asc`;
const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();
const header = (name: string | RegExp) => (page: Page) =>
  page.getByRole("banner").getByRole("button", { name }).click();

/** The list below is checked once, by itself. */
const OPENED = "dialog[open], [popover=auto]:popover-open, [role=dialog], [role=menu]";
/** These open over a list, each with the sign that it is open. */
const overList: readonly (readonly [
  opened: string,
  open: (page: Page) => Promise<void>,
  role: "dialog" | "menu",
])[] = [
  ["条件を追加", press("条件を追加"), "dialog"],
  ["表示する列", press("表示する列"), "dialog"],
  ["キーボードでの操作", press("キーボードでの操作"), "dialog"],
  ["表示を保存", press("表示を保存"), "dialog"],
  ["コミュニティを切り替える", header("コミュニティを切り替える"), "menu"],
  ["メニュー", header(/メニュー$/), "menu"],
  ["お知らせ", header(/^お知らせ/), "dialog"],
];

test("whatever opens over a list of the console keeps nobody out, in light and in dark", async ({
  journey,
}) => {
  test.skip(journey.isPhone, "a phone shows cards; the next journey looks at them");
  const page = await journey.as("yui");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(CROWD);
  await expect(page.locator("tbody tr[data-id]")).toHaveCount(30);
  for (const [opened, open, role] of overList) {
    await open(page);
    const name = new RegExp(opened);
    await expect(page.getByRole(role, { name })).toBeVisible();
    await expectAccessibleInBothSchemes(page, OPENED);
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role, { name })).toBeHidden();
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "人・画面を探す" }).fill("候補1");
  await expect(page.getByRole("listbox").getByRole("option", { name: /候補1/ }).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page, OPENED);
  await page.keyboard.press("Escape");

  await page.getByRole("checkbox", { name: "このページをすべて選択" }).check();
  await expect(page.getByText("30名を選択中")).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole("button", { name: "選択した人を見る" }).click();
  await expect(page.getByRole("dialog", { name: "選択した人" })).toBeVisible();
  await expectAccessibleInBothSchemes(page, OPENED);
});

test("the menu of the console and cards that are selected keep nobody out on a phone either", async ({
  journey,
}) => {
  const page = await journey.as("yui");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(CROWD);
  await page.locator("tbody tr[data-id]").first().getByRole("checkbox").check();
  await expect(page.getByText("1名を選択中")).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole("banner").getByRole("button", { name: "メニュー", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "メニュー" })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test("the panel of a post, its menu and the dialogs of other screens keep nobody out, in light and in dark", async ({
  journey,
}) => {
  const title = journey.unique("横に開く投稿");
  const [makoto, ken] = [await journey.as("makoto"), await journey.as("ken")];
  await post(ken, title);
  await makoto.goto(`${homeOf("makoto")}/user_posts`);
  await makoto.getByRole("table").getByRole("link", { name: title }).click();
  const panel = makoto.getByRole("complementary", { name: title });
  await expect(panel.getByRole("heading", { name: title })).toBeVisible();
  await expectAccessibleInBothSchemes(makoto);
  await panel.getByRole("button", { name: "その他の操作" }).click();
  await expect(makoto.getByRole("menu")).toBeVisible();
  await expectAccessibleInBothSchemes(makoto);

  await makoto.goto(`${homeOf("makoto")}/invitations`);
  await makoto.getByRole("button", { name: "招待URLを発行" }).first().click();
  await expect(makoto.getByRole("dialog")).toBeVisible();
  await expectAccessibleInBothSchemes(makoto);
  await makoto.goto(`${homeOf("makoto")}/user_management_flags`);
  await expect(makoto.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessibleInBothSchemes(makoto);
  await makoto.goto(`${homeOf("makoto")}/bulk_acts`);
  await expect(makoto.getByRole("table")).toBeVisible();
  await expectAccessibleInBothSchemes(makoto);
});
