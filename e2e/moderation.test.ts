import type { Page } from "@playwright/test";
import { AOBA, callAs, homeOf, post } from "./as-person.ts";
import { anySize, cutLive, expect, postOn, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";

const detailOn = (page: Page) => page.locator("aside[data-side-panel]");

async function openDetail(admin: Page, title: string): Promise<void> {
  await admin.goto(`${homeOf("makoto")}/user_posts`);
  await admin.getByRole("table", { name: "ユーザー投稿" }).getByRole("link", { name: title }).click();
  await expect(detailOn(admin)).toContainText(title);
}

test("a post that an administrator hides vanishes from members' open windows, and returns when revealed", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const title = journey.unique("伏せられる投稿");
  const [makoto, hanako, ken] = [
    await journey.as("makoto"),
    await journey.as("hanako"),
    await journey.as("ken"),
  ];
  await post(ken, journey.unique("残る投稿"));
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
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const title = journey.unique("削除される投稿");
  const [makoto, hanako] = [await journey.as("makoto"), await journey.as("hanako")];
  const { id } = await post(hanako, title);
  await hanako.goto(homeOf("hanako"));
  await expect(postOn(hanako, title)).toBeVisible();
  await openDetail(makoto, title);
  await detailOn(makoto).getByRole("button", { name: "その他の操作" }).click();
  await makoto.getByRole("menuitem", { name: "削除する" }).click();
  const confirm = makoto.getByRole("dialog", { name: "投稿を削除しますか？" });
  await expect(confirm).toContainText(`「${title}」（投稿者：佐藤 花子）を削除します。`);
  await confirm.getByRole("button", { name: "削除する" }).click();
  await expect(makoto.getByRole("table").getByRole("link", { name: title })).toHaveCount(0);
  await expect(postOn(hanako, title)).toHaveCount(0);
  await hanako.goto(`${homeOf("hanako")}/post/${id}`);
  await expect(hanako.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
});

test("of two administrators who decide at once, the later is told to look again first (R294)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
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

test("a comment that an administrator hides vanishes from a member's window, and comes back when revealed", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const title = journey.unique("伏せられるコメントの投稿");
  const words = "連絡先はこちらです。";
  const [makoto, hanako, ken] = [
    await journey.as("makoto"),
    await journey.as("hanako"),
    await journey.as("ken"),
  ];
  const { id } = await post(ken, title);
  await callAs(hanako, "POST", `/posts/${id}/comments`, { client_id: crypto.randomUUID(), content: words });
  await hanako.goto(`${homeOf("hanako")}/post/${id}`);
  await expect(hanako.getByText(words)).toBeVisible();
  await openDetail(makoto, title);
  const comment = detailOn(makoto).getByRole("listitem", { name: "佐藤 花子さんのコメント" });
  await comment.getByRole("button", { name: "非公開にする" }).click();
  await expect(comment.getByText("非公開", { exact: true })).toBeVisible();
  await expect(detailOn(makoto).getByRole("heading", { name: "コメント（公開中 0件）" })).toBeVisible();
  await expect(hanako.getByText("コメントはまだありません")).toBeVisible();
  await expect(hanako.getByRole("link", { name: "コメント", exact: true })).toBeVisible();

  await comment.getByRole("button", { name: "公開する", exact: true }).click();
  await expect(hanako.getByText(words)).toBeVisible();
  await expect(hanako.getByRole("link", { name: "コメント 1", exact: true })).toBeVisible();
});

test("arriving at the posts by a notice marks it read", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const title = journey.unique("お知らせから開く投稿");
  const [makoto, hanako] = [await journey.as("makoto"), await journey.as("hanako")];
  const { id } = await post(makoto, title);
  await callAs(hanako, "PUT", `/posts/${id}/like`);
  await makoto.goto(`${homeOf("makoto")}/dashboard`);
  const bell = makoto.getByRole("banner").getByRole("button", { name: /^お知らせ/ });
  const panel = makoto.getByRole("dialog", { name: "お知らせ" });
  const notice = panel.getByRole("listitem").filter({ hasText: title });
  await bell.click();
  await expect(notice).toContainText("未読");

  const { data } = await callAs<{ data: { records: { id: number; title: string }[] } }>(
    makoto,
    "GET",
    `/communities/${AOBA}/notifications`,
  );
  const noticeId = data.records.find((one) => one.title.includes(title))?.id;
  await makoto.goto(`${homeOf("makoto")}/user_posts?post=${id}&notice_user_id=${noticeId}`);
  await expect(detailOn(makoto)).toContainText(title);
  await expect(makoto).not.toHaveURL(/notice_user_id/);
  await makoto.keyboard.press("Escape");
  await bell.click();
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText("未読");
});

test("with the keyboard alone an administrator finds a post, hides it and goes on where they were", async ({
  journey,
}) => {
  test.skip(journey.isPhone, "administrators with a keyboard sit at a desktop");
  const title = journey.unique("キーボードで伏せる投稿");
  const [makoto, ken] = [await journey.as("makoto"), await journey.as("ken")];
  await post(ken, title);
  await makoto.goto(`${homeOf("makoto")}/user_posts`);
  const table = makoto.getByRole("table", { name: "ユーザー投稿" });
  const search = makoto.getByRole("searchbox", { name: "タイトルと本文を検索" });
  await expect(table.getByRole("link").first()).toBeVisible();
  await tabTo(makoto, search);
  await makoto.keyboard.type(title);
  await makoto.keyboard.press("Enter");
  await expect(table.getByRole("row")).toHaveCount(1 + 1);
  await tabTo(makoto, table.getByRole("link", { name: title }));
  await makoto.keyboard.press("Enter");
  const hide = detailOn(makoto).getByRole("button", { name: "非公開にする" });
  await expect(hide).toBeVisible();
  await tabTo(makoto, hide);
  await makoto.keyboard.press("Enter");
  await expect(detailOn(makoto)).toContainText("この投稿は非公開です。");
  await makoto.keyboard.press("Escape");
  await expect(detailOn(makoto)).toHaveCount(0);
  await expect(makoto.getByText("条件に合うものはありません")).toBeVisible();

  const onlyShown = makoto.getByRole("button", { name: "公開状態：公開中を外す" });
  await tabTo(makoto, onlyShown);
  await makoto.keyboard.press("Enter");
  const link = table.getByRole("link", { name: title });
  await expect(link).toBeVisible();
  await tabTo(makoto, link);
  await makoto.keyboard.press("Enter");
  await expect(detailOn(makoto)).toContainText("この投稿は非公開です。");
  await makoto.keyboard.press("Escape");
  await expect(link).toBeFocused();
});
