import type { Page } from "@playwright/test";
import { homeOf } from "./as-person.ts";
import { anySize, expect, expectAccessible, type Journey, test } from "./journey.ts";

const settingOf = (who: "hanako" | "ken") => `${homeOf(who)}/account/portfolio/setting`;

async function addJob(
  page: Page,
  { company, start, isPublic = true }: { company: string; start: string; isPublic?: boolean },
) {
  await page.getByRole("button", { name: "職歴を追加" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: /^会社・組織/ }).fill(company);
  await dialog.getByRole("textbox", { name: /^開始年月/ }).fill(start);
  await dialog.getByRole("textbox", { name: /^役職・役割/ }).fill("主任");
  if (!isPublic) await dialog.getByRole("checkbox", { name: "ほかのメンバーに公開する" }).uncheck();
  await dialog.getByRole("button", { name: "保存する" }).click();
  await expect(dialog).toHaveCount(0);
}

const article = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const menu = async (page: Page, name: string, item: string) => {
  await page.getByRole("button", { name: `「${name}」の操作` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const namesOf = (journey: Journey) => ({
  public: journey.unique("若葉光学"),
  hidden: journey.unique("内緒商会"),
  activity: journey.unique("読書会"),
});

test("jobs and activities are added, ordered, and seen by others as far as they are public (SG43)", async ({
  journey,
}) => {
  const names = namesOf(journey);
  const hanako = await journey.as("hanako");
  await hanako.goto(settingOf("hanako"));
  await addJob(hanako, { company: names.public, start: "2010/04" });
  await expect(article(hanako, names.public)).toContainText("2010/04");
  await addJob(hanako, { company: names.hidden, start: "2015年4月", isPublic: false });
  await expect(article(hanako, names.hidden)).toContainText("自分のみ");
  await hanako.getByRole("button", { name: "活動を追加" }).click();
  await hanako.getByRole("textbox", { name: /^活動名/ }).fill(names.activity);
  await hanako.getByRole("textbox", { name: /^開始年月/ }).fill("2019-06");
  await hanako.getByRole("button", { name: "保存する" }).click();
  await expect(article(hanako, names.activity)).toBeVisible();
  await expectAccessible(hanako);

  const companies = hanako.getByRole("article").getByRole("heading", { level: 3 });
  await expect(companies.first()).toHaveText(names.hidden);
  await menu(hanako, names.public, "上へ移動");
  await expect(companies.first()).toHaveText(names.public);
  await hanako.reload();
  await expect(companies.first()).toHaveText(names.public);

  const ken = await journey.as("ken");
  await ken.goto(`${homeOf("ken")}/users?q=${encodeURIComponent("佐藤 花子")}`);
  await ken
    .getByRole("button", { name: /佐藤 花子/ })
    .first()
    .click();
  const profile = ken.getByRole("dialog");
  await expect(profile.getByRole("heading", { name: names.public })).toBeVisible();
  await expect(profile.getByRole("heading", { name: names.activity })).toBeVisible();
  await expect(profile).not.toContainText(names.hidden);
  await expectAccessible(ken);

  await menu(hanako, `${names.hidden} 主任`, "削除する");
  await hanako.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect(article(hanako, names.hidden)).toHaveCount(0);
});

test("a company is dragged to another place, with the mouse (R164)", async ({ journey }) => {
  const [below, above] = [journey.unique("動かす会社"), journey.unique("上の会社")];
  const ken = await journey.as("ken");
  await ken.goto(settingOf("ken"));
  await addJob(ken, { company: below, start: "2010/04" });
  await addJob(ken, { company: above, start: "2012/04" });
  const companies = ken.getByRole("article").getByRole("heading", { level: 3 });
  await expect(companies.first()).toHaveText(above);
  const from = await ken.getByRole("button", { name: `「${below}」を並べ替える` }).boundingBox();
  const to = await ken.getByRole("button", { name: `「${above}」を並べ替える` }).boundingBox();
  if (!from || !to) throw new Error("there is nothing to drag");
  const x = from.x + from.width / 2;
  const saved = ken.waitForResponse((answer) => answer.url().endsWith("/portfolios/sort"));
  await ken.mouse.move(x, from.y + from.height / 2);
  await ken.mouse.down();
  await ken.mouse.move(x, to.y + to.height / 2, { steps: 15 });
  await ken.mouse.move(x, to.y, { steps: 5 });
  await ken.mouse.up();
  expect((await saved).status()).toBe(200);
  await expect(companies.first()).toHaveText(below);
  await ken.reload();
  await expect(companies.first()).toHaveText(below);
});

test("the card of the sidebar leads to the portfolio (R040)", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const ken = await journey.as("ken");
  await ken.goto(homeOf("ken"));
  await ken.getByRole("link", { name: "ポートフォリオ" }).click();
  await expect(ken).toHaveURL(settingOf("ken"));
  await expect(ken.getByRole("heading", { level: 1, name: "ポートフォリオ" })).toBeVisible();
});
