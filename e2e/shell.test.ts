import type { Page } from "@playwright/test";
import { castPassword } from "#kit/testing/cast.ts";
import { AOBA, expect, expectAccessible, homeOf, test } from "./journey.ts";

const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));
const toast = (page: Page) => page.getByRole("region", { name: "お知らせ" }).getByRole("alert");

async function logIn(page: Page, email: string, password = castPassword): Promise<void> {
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("whoever opens a page without a login is led through the login to that page", async ({ journey }) => {
  const page = await journey.guest();
  await page.goto(`${homeOf("hanako")}?tab=article`);
  await expect(page).toHaveURL(/\/alumni\/login\?redirect=/);
  await logIn(page, "hanako@example.jp");
  await expect(page).toHaveURL(`${homeOf("hanako")}?tab=article`);
  await expect(page).toHaveTitle("ホーム | 青葉製作所アルムナイ");
});

test("a wrong password is said where it was typed, and what was typed stays", async ({ journey }) => {
  journey.expectRefusals();
  const page = await journey.guest();
  await page.goto("/community/users/login");
  await logIn(page, "ken@example.jp", "Wrong-2026-kai");
  await expect(page.getByRole("alert")).toHaveText("メールアドレスまたはパスワードが正しくありません。");
  await expect(page.getByLabel("メールアドレス")).toHaveValue("ken@example.jp");
  expect(await kept(page)).toBe("{}");
});

for (const elsewhere of [
  "//elsewhere.example/",
  "https://elsewhere.example/",
  "/community/lobby",
  "/\\elsewhere.example",
])
  test(`a login never leads to ${elsewhere}`, async ({ journey }) => {
    const page = await journey.guest();
    await page.goto(`/alumni/login?redirect=${encodeURIComponent(elsewhere)}`);
    await logIn(page, "hanako@example.jp");
    await expect(page).toHaveURL("/alumni/lobby");
  });

test("logging out asks first, then nothing of the session is left", async ({ journey }, { project }) => {
  const page = await journey.as("hanako");
  await page.goto(homeOf("hanako"));
  if (project.name === "phone") {
    await page.getByRole("button", { name: "メニュー", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "ログアウト" }).click();
  } else {
    await page.getByRole("banner").getByRole("button", { name: "佐藤 花子" }).click();
    await page.getByRole("menuitem", { name: "ログアウト" }).click();
  }
  const dialog = page.getByRole("dialog", { name: "ログアウトしますか？" });
  await dialog.getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL("/alumni/login");
  expect(await kept(page)).toBe("{}");
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: "enishi_alumni" }),
  );
  await page.goto(homeOf("hanako"));
  await expect(page).toHaveURL(/\/alumni\/login/);
});

test("a session that was ended elsewhere leads to the login, which leads back", async ({ journey }) => {
  journey.expectRefusals();
  const page = await journey.as("ichiro");
  await page.context().clearCookies({ name: "enishi_alumni" });
  await page.goto(`${homeOf("ichiro")}/chats`);
  await expect(page).toHaveURL(`/alumni/login?redirect=${encodeURIComponent(`${homeOf("ichiro")}/chats`)}`);
  await logIn(page, "ichiro@example.jp");
  await expect(page).toHaveURL(`${homeOf("ichiro")}/chats`);
});

test("the lobby says why a community is shut, and its page leads back there", async ({ journey }) => {
  journey.expectRefusals();
  for (const [who, state] of [
    ["sho", "休止中"],
    ["aoi", "承認待ち"],
  ] as const) {
    const page = await journey.as(who);
    await expect(page.getByRole("listitem").filter({ hasText: "青葉製作所アルムナイ" })).toContainText(state);
    await expect(page.getByRole("link", { name: "入る" })).toHaveCount(0);
    await page.goto(homeOf(who));
    await expect(page).toHaveURL("/alumni/lobby");
    await expect(toast(page)).toContainText("現在ご利用いただけません");
  }
});

test("a community one does not belong to looks absent", async ({ journey }) => {
  journey.expectRefusals();
  const page = await journey.as("ren");
  await page.goto(`/alumni/communities/${AOBA}`);
  await expect(page).toHaveURL("/alumni/lobby");
  await expect(toast(page)).toContainText("見つかりませんでした");
});

test("administrators enter the console from the lobby; to everybody else it is shut", async ({ journey }) => {
  const misaki = await journey.as("misaki");
  await misaki.getByRole("link", { name: "管理画面へ" }).click();
  await expect(misaki).toHaveURL(`/community/communities/${AOBA}/dashboard`);
  const ken = await journey.as("ken");
  await expect(ken.getByRole("link", { name: "管理画面へ" })).toHaveCount(0);
  await ken.goto(`/community/communities/${AOBA}/dashboard`);
  await expect(ken).toHaveURL("/community/lobby");
});

test("a used link of a mail says so and leaves the address", async ({ journey }) => {
  journey.expectRefusals();
  const page = await journey.guest();
  await page.goto("/alumni/lobby?otp_token=used-already");
  await expect(page).toHaveURL("/alumni/login?redirect=%2Falumni%2Flobby");
  await expect(toast(page)).toContainText("使用済みか、有効期限が切れています");
});

test("the language chosen stays, in the page, its title and after a reload", async ({ journey }) => {
  const page = await journey.guest();
  await page.goto("/");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("link", { name: "Log in as an alumnus" }).click();
  await expect(page).toHaveTitle("Log in (alumni) | Enishi");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in as an alumnus");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("only the top page is for search engines, and an unknown address is the 404 page", async ({
  journey,
}) => {
  const page = await journey.guest();
  const robots = page.locator('meta[name="robots"]');
  await page.goto("/");
  await expect(robots).toHaveAttribute("content", "index, follow");
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ページが見つかりません");
  await expect(robots).toHaveAttribute("content", "noindex, nofollow");
});

test("everybody can use the ways in", async ({ journey }) => {
  const guest = await journey.guest();
  for (const path of [
    "/",
    "/alumni/login",
    "/community/users/login",
    "/404",
    "/500",
    "/503",
    "/maintenance",
  ]) {
    await guest.goto(path);
    await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(guest);
  }
  const misaki = await journey.as("misaki");
  await expect(misaki.getByRole("heading", { level: 2 })).toHaveText("青葉製作所アルムナイ");
  await expectAccessible(misaki);
});
