import type { Page } from "@playwright/test";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { AOBA, callAs, homeOf, post } from "./as-person.ts";
import { chatPath, takeInterest, writerOn } from "./chat-window.ts";
import { anySize, expect, postOn, test } from "./journey.ts";
import { picture } from "./pictures.ts";
import { bellOf, chooseFromUserMenu } from "./user-menu.ts";

async function logIn(page: Page, who: PersonKey, password = castPassword): Promise<void> {
  await page.getByLabel("メールアドレス").fill(cast[who].email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログインする" }).click();
}
/** This is the other community; nothing of it may show in Aoba. */
const MINATO = 2;
const notFound = (page: Page) => page.getByRole("heading", { name: "ページが見つかりません" });

test("whoever is not logged in is led through the login and back to the page they wanted", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const page = await journey.guest();
  await page.goto(`${homeOf("hanako")}/chats#here`);
  await expect(page).toHaveURL(/\/alumni\/login\?redirect=/);
  await logIn(page, "hanako", "Chigau-2026");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("メールアドレス")).toHaveValue(cast.hanako.email);
  await logIn(page, "hanako");
  await expect(page.getByRole("heading", { name: "チャット", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/chats#here$/);
});

test("logging out asks first, shuts the pages behind it, and lets none of them ask again (R039, R172)", async ({
  journey,
}) => {
  const page = await journey.guest();
  await page.goto("/community/users/login");
  await logIn(page, "ken");
  await expect(bellOf(page)).toBeVisible();
  const hanako = await journey.as("hanako");
  const { id } = await post(page, journey.unique("最後の募集"), { type: "recruitment" });
  // It shows the state of the connection, so it renders again as soon as that ends.
  await page.goto(chatPath("ken", id, await takeInterest(hanako, id)));
  await expect(writerOn(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  // A room fills a phone, and the menu is back with the list.
  if (journey.isPhone) await page.getByRole("link", { name: "チャット一覧へ戻る" }).click();
  await chooseFromUserMenu(page, journey.isPhone, "ログアウト");
  await page
    .getByRole("dialog", { name: "ログアウトしますか？" })
    .getByRole("button", { name: "ログアウト" })
    .click();
  await expect(page.getByRole("button", { name: "ログインする" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto(homeOf("ken"));
  await expect(page).toHaveURL(/\/community\/users\/login\?redirect=/);
});

test("after logging out no picture of a member comes out of the browser's cache", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const hanako = await journey.as("hanako");
  const { data: image } = await callAs<{ data: { id: number } }>(
    hanako,
    "POST",
    `/communities/${AOBA}/media/upload`,
    { type: "post" },
    { image: await picture("gray") },
  );
  const title = journey.unique("写真のある投稿");
  const { id } = await post(hanako, title, { images: [image.id] });
  const page = await journey.guest();
  await page.goto("/community/users/login");
  await logIn(page, "ken");
  await bellOf(page).waitFor();
  await page.goto(`${homeOf("ken")}/post/${id}`);
  const shown = postOn(page, title).locator('img[src*="type=post"]');
  const address = (await shown.getAttribute("src")) ?? "";
  expect(await page.evaluate(loadsPicture(address))).toBe(true);
  await chooseFromUserMenu(page, journey.isPhone, "ログアウト");
  const asked = page.getByRole("dialog", { name: "ログアウトしますか？" });
  await asked.getByRole("button", { name: "ログアウト" }).click();
  await expect(page.getByRole("button", { name: "ログインする" })).toBeVisible();
  journey.expectRefusals();
  // It is asked for twice, since a browser might cache the refusal, or the earlier picture.
  for (const _visit of [1, 2]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(401);
    await page.goto("/community/users/login");
    expect(await page.evaluate(loadsPicture(address))).toBe(false);
  }
  for (const _step of [1, 2, 3, 4, 5]) {
    await page.goBack();
    await expect(
      page.getByRole("button", { name: "ログインする" }).or(page.getByText("ERROR_")),
    ).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
  }
});

/** This runs in the browser: whether a picture of this URL is shown. */
const loadsPicture = (src: string) => `new Promise((resolve) => {
  const img = new Image();
  img.onload = () => resolve(true);
  img.onerror = () => resolve(false);
  img.src = ${JSON.stringify(src)};
})`;

test("a paused member and a candidate read in the lobby why they cannot enter (R179)", async ({
  journey,
}) => {
  journey.expectRefusals();
  for (const [who, words] of [
    ["sho", "現在、このコミュニティのご利用は一時停止されています。"],
    ["aoi", "管理者が参加の申し込みを確認しています。"],
  ] as const) {
    const page = await journey.as(who);
    await page.goto(homeOf(who));
    await expect(page).toHaveURL(/\/alumni\/lobby$/);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("link", { name: "入る" })).toHaveCount(0);
  }
});

test("job offers are for alumni: colleagues find neither the tab, nor the post, nor its page, and administrators all of it", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const [article, offer] = [journey.unique("社内のお知らせ"), journey.unique("経験者の求人")];
  const [emi, ken, hanako] = [await journey.as("emi"), await journey.as("ken"), await journey.as("hanako")];
  const { id } = await post(emi, offer, { type: "jobOffer" });
  await post(emi, article);
  await ken.goto(homeOf("ken"));
  await expect(postOn(ken, article)).toBeVisible();
  await expect(postOn(ken, offer)).toHaveCount(0);
  await expect(
    ken.getByRole("navigation", { name: "投稿の種類" }).getByRole("link", { name: "求人" }),
  ).toHaveCount(0);
  await ken.goto(`${homeOf("ken")}/post/${id}`);
  await expect(notFound(ken)).toBeVisible();
  await hanako.goto(`${homeOf("hanako")}/post/${id}`);
  await expect(postOn(hanako, offer)).toBeVisible();
  const makoto = await journey.as("makoto");
  await makoto.goto(homeOf("makoto"));
  await makoto.getByRole("navigation", { name: "投稿の種類" }).getByRole("link", { name: "求人" }).click();
  await expect(postOn(makoto, offer)).toBeVisible();
});

test("a post of another community is not there, whichever address it is asked by (R071)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const title = journey.unique("みなとの投稿");
  const [ren, hanako] = [await journey.as("ren"), await journey.as("hanako")];
  const { id } = await post(ren, title, { communityId: MINATO });
  await ren.goto(`/alumni/communities/${MINATO}/post/${id}`);
  await expect(postOn(ren, title)).toBeVisible();
  await hanako.goto(`${homeOf("hanako")}/post/${id}`);
  await expect(notFound(hanako)).toBeVisible();
  await hanako.goto(`/alumni/communities/${MINATO}`);
  await expect(hanako).toHaveURL(/\/alumni\/lobby$/);
  await expect(hanako.getByText(title)).toHaveCount(0);
});

test("the administrators' screens are the administrators' alone (R065)", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const page = await journey.as("ken");
  await page.goto(`${homeOf("ken")}/user_posts`);
  await expect(page).toHaveURL(/\/community\/lobby$/);
  await expect(page.getByRole("link", { name: "管理画面へ" })).toHaveCount(0);
});
