import { cast, castPassword } from "#kit/testing/cast.ts";
import { AOBA, homeOf, post } from "./as-person.ts";
import { anySize, cutLive, expect, expectAccessible, postOn, test } from "./journey.ts";

test("a login leads to no other site and to no other area (R058)", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const page = await journey.as("hanako");
  for (const elsewhere of [
    "//elsewhere.example/",
    "https://elsewhere.example/",
    "/community/lobby",
    "/\\elsewhere.example",
  ]) {
    await page.goto(`/alumni/login?redirect=${encodeURIComponent(elsewhere)}`);
    await expect(page).toHaveURL("/alumni/lobby");
  }
});

test("a session that was ended elsewhere leads to the login, which leads back to the place on the page (R057, R058)", async ({
  journey,
}) => {
  journey.expectRefusals();
  const page = await journey.as("hanako");
  const opened = `${homeOf("hanako")}/chats#newest`;
  await page.context().clearCookies({ name: "enishi_alumni" });
  await page.goto(opened);
  await expect(page).toHaveURL(`/alumni/login?redirect=${encodeURIComponent(opened)}`);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel("メールアドレス").fill(cast.hanako.email);
  await page.getByLabel("パスワード", { exact: true }).fill(castPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(opened);
  await expect(page).toHaveTitle("チャット | 青葉製作所アルムナイ");
});

test("the first posts can be read while the program is still on its way, with all files of the screen", async ({
  journey,
}) => {
  const title = journey.unique("すぐに読める投稿");
  // The posts of other journeys are not among those with this tag.
  const tag = journey.isPhone ? "電話で早読み" : "早読み";
  await post(await journey.as("ken"), title, { tags: [tag] });
  const page = await journey.as("hanako");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const program = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-/, async (route) => {
    await program.promise;
    await route.continue();
  });
  // Once connected, the timeline looks for what it has missed, which is not counted here.
  await cutLive(page);
  // The first posts are read before the page is loaded, which cannot happen while the scripts are held back.
  await page.goto(`${homeOf("hanako")}?tag=${tag}`, { waitUntil: "commit" });
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  expect(asked.filter((path) => /\/assets\/timeline-\S+\.js$/.test(path))).toHaveLength(1);
  program.resolve();
  await expect(postOn(page, title).getByRole("button", { name: "キープ" })).toBeVisible();
  await expect(page.getByText(title, { exact: true })).toHaveCount(1);
  const reads = asked.filter((path) => path.endsWith("/posts"));
  expect(reads, "the program takes the answer that is there").toHaveLength(1);
});

test("administrators enter their console from the lobby (R032, R064)", async ({ journey }) => {
  const page = await journey.as("misaki");
  await page.goto("/community/lobby");
  const toConsole = page.getByRole("link", { name: "管理画面へ" });
  await expect(toConsole).toBeVisible();
  await expectAccessible(page);
  await toConsole.click();
  await expect(page).toHaveURL(`/community/communities/${AOBA}/dashboard`);
});

test("a used link of a mail says so and leaves the address (R062)", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const page = await journey.guest();
  await page.goto("/alumni/lobby?otp_token=used-already");
  await expect(page).toHaveURL("/alumni/login?redirect=%2Falumni%2Flobby");
  await expect(page.getByText("使用済みか、有効期限が切れたか")).toBeVisible();
});

test("the language chosen stays, in the page, its title and after a reload (R021, R076)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const page = await journey.guest();
  await page.goto("/");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("link", { name: "Log in as an alumnus" }).click();
  await expect(page).toHaveTitle("Log in as an alumnus | Enishi");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in as an alumnus");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("only the top page is for search engines, and an unknown address is the 404 page (R024, R077)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const page = await journey.guest();
  const robots = page.locator('meta[name="robots"]');
  const top = await page.goto("/");
  expect(await top?.text()).toContain('<meta name="robots" content="index, follow" />');
  expect(top?.headers()).not.toHaveProperty("x-robots-tag");
  await expect(robots).toHaveAttribute("content", "index, follow");
  for (const nowhere of ["/nowhere/at/all", "/alumni/communities/abc/users", "/community/communities/0"]) {
    await page.goto(nowhere);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ページが見つかりません");
  }
  await expect(robots).toHaveAttribute("content", "noindex, nofollow");
  expect((await page.goto("/nowhere/at/all"))?.status()).toBe(404);
});

test("everybody can use the ways in and the pages that say what went wrong (R025, R026)", async ({
  journey,
}) => {
  const page = await journey.guest();
  for (const path of [
    "/",
    "/alumni/login",
    "/community/users/login",
    "/404",
    "/500",
    "/503",
    "/maintenance",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test("a screen whose script cannot be loaded reloads the page, and is there (R070)", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const page = await journey.as("hanako");
  await page.goto(homeOf("hanako"));
  let reloads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await page.route(/\/assets\/groups-screen-/, (route) => (reloads === 0 ? route.abort() : route.continue()));
  await page.getByRole("link", { name: "グループ", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("グループ");
  expect(reloads).toBe(1);
});

test("an open page waits out a maintenance and goes back by itself", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const page = await journey.as("hanako");
  const chats = `${homeOf("hanako")}/chats?page=1`;
  await page.route("**/api/**", (route) =>
    new URL(route.request().url()).pathname === "/api/health"
      ? route.fulfill({ json: { success: true, maintenance: true } })
      : route.fulfill({
          status: 503,
          json: { success: false, data: [], error_message_code: "ERROR_MAINTENANCE" },
        }),
  );
  await page.goto(chats);
  await expect(page).toHaveURL("/maintenance");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("メンテナンス中です");
  await page.unroute("**/api/**");
  await expect(page).toHaveURL(chats, { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("メンテナンス中です");
});
