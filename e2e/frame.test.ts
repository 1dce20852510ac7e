import type { Page } from "@playwright/test";
import { AOBA, callAs, homeOf, post } from "./as-person.ts";
import { expect, expectAccessible, postOn, test } from "./journey.ts";

const leftEdge = async (page: Page) => (await page.getByRole("main").boundingBox())?.x;
/** Others may have posted meanwhile. */
const topOfFirstPost = async (page: Page) =>
  (await page.getByRole("main").getByRole("article").first().boundingBox())?.y;

test("one frame stays around all that a member opens, at one left edge, the first post in sight", async ({
  journey,
}) => {
  // These addresses do not exist.
  journey.expectRefusals();
  const title = journey.unique("枠の中の投稿");
  const { id } = await post(await journey.as("ken"), title);
  const page = await journey.as("hanako");
  // Somebody who has just joined finds the first steps above the posts until they dismiss them.
  await callAs(page, "PUT", `/communities/${AOBA}/first_steps/dismissal`);
  const home = homeOf("hanako");
  await page.goto(home);
  await expect(postOn(page, title)).toBeVisible();
  const left = await leftEdge(page);
  if (journey.isPhone) expect(await topOfFirstPost(page)).toBeLessThan(300);
  for (const [path, heading] of [
    [`${home}/post/${id}`, title],
    [`${home}/users`, "メンバー"],
    [`${home}/groups`, "グループ"],
    [`${home}/chats`, "チャット"],
    [`${home}/account/profile/setting`, "プロフィール"],
    [`${home}/leave_community`, undefined],
    ["/alumni/account/settings", "アカウント設定"],
    ["/alumni/lobby", "コミュニティを選ぶ"],
    [`${home}/nowhere`, "ページが見つかりません"],
    ["/404", "ページが見つかりません"],
    ["/500", "エラーが発生しました"],
  ] as const) {
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1, ...(heading && { name: heading }) }),
      `the heading of ${path}`,
    ).toBeVisible();
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "青葉製作所アルムナイ" })).toBeVisible();
    expect((await header.boundingBox())?.height, `the header of ${path}`).toBeLessThanOrEqual(57);
    expect(await leftEdge(page), `the left edge of ${path}`).toBe(left);
  }
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "ホームへ" }).click();
  await expect(page).toHaveURL(home);
});

test("without a network the frame stays and says so, and goes on by itself", async ({ journey }) => {
  journey.expectRefusals();
  const page = await journey.as("hanako");
  const live = page.waitForEvent("websocket");
  await page.goto(homeOf("hanako"));
  await expect(page.getByRole("navigation", { name: "投稿の種類" })).toBeVisible();
  await live;
  await page.context().setOffline(true);
  const bar = page.getByRole("banner").getByRole("status");
  await expect(bar).toContainText("オフラインです");
  await page.getByRole("link", { name: "グループ", exact: true }).click();
  await expect(page).toHaveURL(/\/groups/);
  await expect(page.getByRole("banner").getByRole("link", { name: "青葉製作所アルムナイ" })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(bar).toBeEmpty();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("グループ");
});
