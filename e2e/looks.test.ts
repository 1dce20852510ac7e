import type { Locator, Page } from "@playwright/test";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { callAs, homeOf, post } from "./as-person.ts";
import { chatPath, messageOn, takeInterest } from "./chat-window.ts";
import { composerOn } from "./composer.ts";
import { anySize, expect, expectAccessibleInBothSchemes, postOn, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { bellOf, chooseFromUserMenu } from "./user-menu.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

test("the member's screens are usable by everybody, in light and in dark", async ({ journey }) => {
  const title = journey.unique("見た目を確かめる投稿");
  const [ken, hanako] = [await journey.as("ken"), await journey.as("hanako")];
  const tag = journey.unique("見た目");
  const { id } = await post(ken, title, { type: "recruitment", tags: [tag] });
  await callAs(hanako, "PUT", `/posts/${id}/like`);
  const room = await takeInterest(hanako, id);
  for (const [who, content] of [
    [hanako, "はじめまして。"],
    [ken, "よろしくお願いします。"],
  ] as const)
    await callAs(who, "POST", `/chat/${room}`, { content, client_id: crypto.randomUUID() });

  const look = async (path: string, there: Locator) => {
    await hanako.goto(path);
    await expect(there).toBeVisible();
    await expectAccessibleInBothSchemes(hanako);
  };
  await look("/alumni/lobby", heading(hanako, "コミュニティを選ぶ"));
  await look(`${homeOf("hanako")}/post/${id}`, postOn(hanako, title));
  await look(`${homeOf("hanako")}/chats`, hanako.getByRole("link", { name: title }));
  await look(chatPath("hanako", id, room), messageOn(hanako, "よろしくお願いします。"));
  await look(`${homeOf("hanako")}?tag=${encodeURIComponent(tag)}`, postOn(hanako, title));
  await bellOf(hanako).click();
  await expect(hanako.getByRole("dialog", { name: "お知らせ" })).toBeVisible();
  await expectAccessibleInBothSchemes(hanako);
  await hanako.keyboard.press("Escape");
  await composerOn(hanako).open();
  await expect(composerOn(hanako).content).toBeVisible();
  await expectAccessibleInBothSchemes(hanako);
});

test("the login and the administrators' screens are usable by everybody, in light and in dark", async ({
  journey,
}) => {
  const [guest, makoto, ken] = [await journey.guest(), await journey.as("makoto"), await journey.as("ken")];
  await post(ken, journey.unique("管理画面に並ぶ投稿"));
  await guest.goto("/alumni/login");
  await expect(heading(guest, "アルムナイの方のログイン")).toBeVisible();
  await expectAccessibleInBothSchemes(guest);
  for (const [screen, there] of [
    ["dashboard", heading(makoto, "ダッシュボード")],
    ["alumnus_candidates_waiting_approval", makoto.getByRole("link", { name: "山本 葵" })],
    ["user_posts", makoto.getByRole("link", { name: journey.unique("管理画面に並ぶ投稿") })],
  ] as const) {
    await makoto.goto(`${homeOf("makoto")}/${screen}`);
    await expect(there).toBeVisible();
    await expectAccessibleInBothSchemes(makoto);
  }
});

test("the language chosen in one's menu holds on every screen and after a reload", async ({ journey }) => {
  const who: PersonKey = "emi";
  const page = await journey.as(who);
  await page.goto(homeOf(who));
  await chooseFromUserMenu(page, journey.isPhone, "English");
  const tabs = page.getByRole("navigation", { name: "Types of posts" });
  await expect(page.getByRole("button", { name: "Write a post" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: "Calls for members" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(`${homeOf(who)}/chats`);
  await expect(heading(page, "Chats")).toBeVisible();
  await page.goto("/community/lobby");
  await expect(heading(page, "Choose a community")).toBeVisible();
  await page.goto(homeOf(who));
  await chooseFromUserMenu(page, journey.isPhone, "日本語");
  await expect(page.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
});

test("with the keyboard alone one logs in, writes a post and reads it", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const title = journey.unique("キーボードで書いた投稿");
  const page = await journey.guest();
  await page.goto("/alumni/login");
  await tabTo(page, page.getByLabel("メールアドレス"));
  await page.keyboard.type(cast.ichiro.email);
  await tabTo(page, page.getByLabel("パスワード", { exact: true }));
  await page.keyboard.type(castPassword);
  await page.keyboard.press("Enter");
  const enter = page.getByRole("link", { name: "入る" });
  const prompt = page.getByRole("button", { name: "いま伝えたいことを投稿する" });
  await expect(enter.or(prompt)).toBeVisible();
  if (await enter.isVisible()) {
    await tabTo(page, enter);
    await page.keyboard.press("Enter");
  }
  await expect(prompt).toBeVisible();
  await tabTo(page, prompt);
  await page.keyboard.press("Enter");
  const composer = composerOn(page);
  await expect(composer.title).toBeVisible();
  await tabTo(page, composer.title);
  await page.keyboard.type(title);
  await tabTo(page, composer.content);
  await page.keyboard.type("マウスは使っていません。");
  const submit = composer.form.getByRole("button", { name: "投稿する", exact: true });
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(postOn(page, title)).toContainText("マウスは使っていません。");
  await tabTo(page, page.getByRole("link", { name: title }));
  await page.keyboard.press("Enter");
  await expect(heading(page, title)).toBeVisible();
});
