import type { Page } from "@playwright/test";
import { LIVE_PATH } from "#kit/contract/live.ts";
import { homeOf, post } from "./as-person.ts";
import { expect, postOn, test } from "./journey.ts";

const detailOn = (page: Page) => page.getByRole("dialog", { name: "投稿の詳細" });

/** Before a page is opened: it learns nothing live, as behind a proxy that lets no sockets through. */
async function cutLive(page: Page): Promise<void> {
  await page.routeWebSocket(new RegExp(LIVE_PATH), (socket) => socket.close());
  await page.route(`**${LIVE_PATH}/**`, (route) => route.abort());
}

async function openDetail(admin: Page, title: string): Promise<void> {
  await admin.goto(`${homeOf("makoto")}/user_posts`);
  await admin.getByRole("table", { name: "ユーザー投稿" }).getByRole("link", { name: title }).click();
  await expect(detailOn(admin)).toContainText(title);
}

test("a post that an administrator hides vanishes from members' open windows, and returns when revealed", async ({
  journey,
}) => {
  const title = journey.unique("伏せられる投稿");
  const [makoto, hanako, ken] = [
    await journey.as("makoto"),
    await journey.as("hanako"),
    await journey.as("ken"),
  ];
  await post(ken, title);
  await hanako.goto(homeOf("hanako"));
  await expect(postOn(hanako, title)).toBeVisible();
  await openDetail(makoto, title);
  await detailOn(makoto).getByRole("button", { name: "非公開にする" }).click();
  await expect(detailOn(makoto)).toContainText("この投稿は非公開です。");
  await expect(postOn(hanako, title)).toHaveCount(0);
  await hanako.reload();
  await expect(hanako.getByRole("article").first()).toBeVisible();
  await expect(postOn(hanako, title)).toHaveCount(0);

  await detailOn(makoto).getByRole("button", { name: "公開する", exact: true }).click();
  await expect(detailOn(makoto).getByRole("button", { name: "非公開にする" })).toBeVisible();
  await hanako.reload();
  await expect(postOn(hanako, title)).toBeVisible();
});

test("deleting somebody's post names it and its author, and takes it from everybody", async ({ journey }) => {
  journey.expectRefusals();
  const title = journey.unique("削除される投稿");
  const [makoto, hanako] = [await journey.as("makoto"), await journey.as("hanako")];
  const { id } = await post(hanako, title);
  await hanako.goto(homeOf("hanako"));
  await expect(postOn(hanako, title)).toBeVisible();
  await openDetail(makoto, title);
  await detailOn(makoto).getByRole("button", { name: "削除する" }).click();
  const confirm = makoto.getByRole("dialog", { name: "投稿を削除しますか？" });
  await expect(confirm).toContainText(`「${title}」（投稿者：佐藤 花子）を削除します。`);
  await confirm.getByRole("button", { name: "削除する" }).click();
  await expect(makoto.getByRole("table").getByRole("link", { name: title })).toHaveCount(0);
  await expect(postOn(hanako, title)).toHaveCount(0);
  await hanako.goto(`${homeOf("hanako")}/post/${id}`);
  await expect(hanako.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
});

test("of two administrators who decide at once, the later is told to look again first", async ({
  journey,
}) => {
  journey.expectRefusals();
  const title = journey.unique("二人で見る投稿");
  const [makoto, misaki, ken] = [
    await journey.as("makoto"),
    await journey.as("misaki"),
    await journey.as("ken"),
  ];
  await post(ken, title);
  await cutLive(misaki);
  for (const admin of [makoto, misaki]) await openDetail(admin, title);
  await detailOn(makoto).getByRole("button", { name: "非公開にする" }).click();
  await expect(detailOn(makoto)).toContainText("この投稿は非公開です。");

  await detailOn(misaki).getByRole("button", { name: "非公開にする" }).click();
  const stale = detailOn(misaki).getByRole("alert");
  await expect(stale).toContainText("ほかの管理者や投稿者が先に更新しました。");
  await stale.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect(detailOn(misaki)).toContainText("この投稿は非公開です。");
  await expect(detailOn(misaki).getByRole("button", { name: "公開する", exact: true })).toBeVisible();
});
