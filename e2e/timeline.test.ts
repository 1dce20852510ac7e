import type { Page } from "@playwright/test";
import { homeOf, post } from "./as-person.ts";
import { composerOn } from "./composer.ts";
import { anySize, expect, expectAccessible, postOn, test } from "./journey.ts";
import { picture } from "./pictures.ts";
import { bellOf } from "./user-menu.ts";

test("an alumna writes an article, another reads, likes, keeps and comments on it (R491)", async ({
  journey,
}) => {
  const title = journey.unique("同窓会のご報告");
  const hanako = await journey.as("hanako");
  await hanako.goto(homeOf("hanako"));
  const composer = composerOn(hanako);
  await composer.open();
  await composer.title.fill(title);
  await composer.content.fill("先週の同窓会は大盛況でした。");
  await composer.tags.fill("同窓会");
  await hanako.keyboard.press("Enter");
  await composer.submit();
  const own = postOn(hanako, title);
  await expect(own).toContainText("先週の同窓会は大盛況でした。");
  await expect(own.getByRole("link", { name: "#同窓会" })).toBeVisible();

  const ichiro = await journey.as("ichiro");
  await ichiro.goto(homeOf("ichiro"));
  const article = postOn(ichiro, title);
  await article.getByRole("button", { name: "いいね", exact: true }).click();
  await expect(article.getByRole("button", { name: "いいね", exact: true, pressed: true })).toBeVisible();
  await article.getByRole("button", { name: "キープ" }).click();
  await ichiro.getByRole("link", { name: "キープ", exact: true }).click();
  await expect(article).toBeVisible();

  await ichiro.getByRole("link", { name: title }).click();
  await ichiro.getByLabel("コメントを入力").fill("楽しかったですね！");
  await ichiro.getByRole("button", { name: "送信する" }).click();
  await expect(ichiro.getByRole("listitem").filter({ hasText: "楽しかったですね！" })).toBeVisible();
  await expectAccessible(ichiro);

  await hanako.getByRole("link", { name: title }).click();
  await expect(hanako.getByText("楽しかったですね！")).toBeVisible();
  await hanako.getByRole("button", { name: "いいね1件。押した人を見る" }).click();
  await expect(hanako.getByRole("dialog", { name: "いいねした人" })).toContainText("鈴木 一郎");
});

test("pictures, a link and a mention are written, shown, and told to the one mentioned", async ({
  journey,
}) => {
  const title = journey.unique("写真で振り返る見学会");
  const [hanako, emi] = [await journey.as("hanako"), await journey.as("emi")];
  await hanako.goto(homeOf("hanako"));
  const composer = composerOn(hanako);
  await composer.open();
  await composer.title.fill(title);
  await composer.content.click();
  await hanako.keyboard.type("道順は ");
  await composer.form.getByRole("button", { name: "リンク" }).click();
  const link = composer.form.getByRole("dialog", { name: "リンク" });
  await expect(link.getByRole("textbox", { name: "リンク先のアドレス" })).toBeFocused();
  await hanako.keyboard.type("やくそく");
  await hanako.keyboard.press("Enter");
  await expect(link).toContainText("アドレスを確認してください");
  await link.getByRole("textbox").fill("example.jp/map");
  await hanako.keyboard.press("Enter");
  await expect(composer.content).toBeFocused();
  await hanako.keyboard.type("です。@松本");
  await expect(hanako.getByRole("option", { name: "松本 恵美" })).toBeVisible();
  await hanako.keyboard.press("Enter");
  await expect(composer.content).toContainText("@松本 恵美");
  await expect(composer.content.getByRole("link")).toHaveText("https://example.jp/map");

  const held = Promise.withResolvers<void>();
  await hanako.route("**/media/upload", (route) => held.promise.then(() => route.continue()));
  await composer.pictures.setInputFiles([
    await picture("gray"),
    await picture("green"),
    await picture("blue"),
  ]);
  await expect(composer.chosen.getByRole("progressbar")).toHaveCount(3);
  await expect(composer.form.getByRole("button", { name: "投稿する", exact: true })).toBeDisabled();
  await composer.chosen.getByRole("button", { name: "gray.pngを取り除く" }).click();
  held.resolve();
  await expect(composer.chosen).toHaveCount(2);
  await expect(composer.chosen.getByRole("img", { name: "green.png" })).toBeVisible();
  await composer.submit();

  await emi.goto(homeOf("emi"));
  const card = postOn(emi, title);
  await expect(card.getByRole("link", { name: "https://example.jp/map" })).toBeVisible();
  await expect(card).toContainText("@松本 恵美");
  await card.getByRole("button", { name: "画像1（全2枚）を拡大する" }).click();
  const viewer = emi.getByRole("dialog", { name: "画像の拡大表示" });
  await expect(viewer.getByRole("img", { name: "1 / 2" })).toHaveJSProperty("naturalWidth", 1200);
  await emi.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("img", { name: "2 / 2" })).toBeVisible();
  await emi.keyboard.press("Escape");
  await bellOf(emi).click();
  const notice = emi
    .getByRole("dialog", { name: "お知らせ" })
    .getByRole("listitem")
    .filter({ hasText: title });
  await expect(notice).toContainText("でメンションしました");
  await emi.keyboard.press("Escape");

  await postOn(hanako, title).getByRole("button", { name: "投稿のメニュー" }).click();
  await hanako.getByRole("menuitem", { name: "編集する" }).click();
  await composer.title.fill(`${title}・追記`);
  await composer.save();
  await expect(postOn(emi, `${title}・追記`)).toContainText("編集済み");
});

test("each of the six tabs shows what it says, and a tag leads to its posts alone (R046, R144)", async ({
  journey,
}) => {
  const name = (kind: string) => journey.unique(`${kind}の見本`);
  const [tag, other] = [journey.unique("六つのタブ"), journey.unique("別のタグ")];
  const [ken, hanako] = [await journey.as("ken"), await journey.as("hanako")];
  await post(ken, name("記事"), { tags: [tag] });
  await post(ken, name("募集"), { type: "recruitment", tags: [tag] });
  await post(ken, name("求人"), { type: "jobOffer", tags: [other] });
  await post(hanako, name("自分"), { tags: [tag] });

  await hanako.goto(homeOf("hanako"));
  const tabs = hanako.getByRole("navigation", { name: "投稿の種類" });
  const expectOnly = async (tab: string, shown: string, hidden: string) => {
    await tabs.getByRole("link", { name: tab, exact: true }).click();
    await expect(postOn(hanako, name(shown))).toBeVisible();
    await expect(postOn(hanako, name(hidden))).toHaveCount(0);
  };
  for (const kind of ["記事", "募集", "求人", "自分"]) await expect(postOn(hanako, name(kind))).toBeVisible();
  // Others write here too: a post far from the window is only its words until somebody scrolls there.
  await postOn(hanako, name("募集")).scrollIntoViewIfNeeded();
  await postOn(hanako, name("募集")).getByRole("button", { name: "キープ" }).click();
  await expectOnly("記事", "記事", "募集");
  await expectOnly("募集", "募集", "求人");
  await expectOnly("求人", "求人", "記事");
  await expectOnly("キープ", "募集", "記事");
  await expectOnly("自分の投稿", "自分", "募集");

  await tabs.getByRole("link", { name: "すべて", exact: true }).click();
  await postOn(hanako, name("記事")).scrollIntoViewIfNeeded();
  await postOn(hanako, name("記事"))
    .getByRole("link", { name: `#${tag}` })
    .click();
  await expect(hanako.getByText(`「#${tag}」の投稿`)).toBeVisible();
  await expect(postOn(hanako, name("求人"))).toHaveCount(0);
  await expect(hanako.getByRole("article")).toHaveCount(3);
  await hanako.getByRole("link", { name: "絞り込みを解除" }).click();
  await expect(postOn(hanako, name("求人"))).toBeVisible();
});

test("what was typed survives closing the composer and reloading the page", async ({ journey }) => {
  const title = journey.unique("書きかけの記事");
  const page = await journey.as("ichiro");
  await page.goto(homeOf("ichiro"));
  const composer = composerOn(page);
  await composer.open();
  await composer.title.fill(title);
  await composer.close();
  await composer.open();
  await expect(composer.title).toHaveValue(title);
  await page.reload();
  await composer.open();
  await expect(composer.title).toHaveValue(title);
  await expect(page.getByText("前回の下書きを復元しました")).toBeVisible();
  await page.getByRole("button", { name: "下書きを消す" }).click();
  await expect(composer.title).toHaveValue("");
});

test("two tabs show one draft of a comment: what one has sent the other neither brings back nor swallows", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const hanako = await journey.as("hanako");
  const { id } = await post(hanako, journey.unique("二つのタブ"));
  const other = await hanako.context().newPage();
  const fieldOn = (page: Page) => page.getByLabel("コメントを入力");
  for (const page of [hanako, other]) {
    await page.goto(`${homeOf("hanako")}/post/${id}`);
    await expect(fieldOn(page)).toBeVisible();
  }
  await fieldOn(hanako).fill("一つ目のタブから");
  await expect(fieldOn(other)).toHaveValue("一つ目のタブから");
  await fieldOn(other).fill("一つ目のタブから、二つ目でも");
  await expect(fieldOn(hanako)).toHaveValue("一つ目のタブから、二つ目でも");
  await hanako.getByRole("button", { name: "送信する" }).click();
  await expect(fieldOn(other)).toHaveValue("");
  await other.reload();
  await expect(other.getByRole("listitem").filter({ hasText: "一つ目のタブから、二つ目でも" })).toBeVisible();
  await expect(fieldOn(other)).toHaveValue("");
  for (const words of ["次の一言", "その次の一言"]) {
    await fieldOn(other).fill(words);
    await expect(fieldOn(hanako)).toHaveValue(words);
    await (words === "次の一言" ? hanako : other).getByRole("button", { name: "送信する" }).click();
    for (const page of [hanako, other])
      await expect(page.getByRole("listitem").filter({ hasText: words }).last()).toBeVisible();
  }
  await expect(other.getByRole("article", { name: /のコメント$/ })).toHaveCount(3);
});

test("two tabs show one draft of a post, which is in neither once one has sent it", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const title = journey.unique("二つのタブの記事");
  const hanako = await journey.as("hanako");
  const other = await hanako.context().newPage();
  const [one, two] = [composerOn(hanako), composerOn(other)];
  for (const page of [hanako, other]) {
    await page.goto(homeOf("hanako"));
    await composerOn(page).open();
  }
  await one.title.fill(title);
  await expect(two.title).toHaveValue(title);
  await two.content.fill("二つ目のタブから");
  await expect(one.content).toHaveText("二つ目のタブから");
  await one.submit();
  await expect(postOn(hanako, title)).toContainText("二つ目のタブから");
  await expect(two.title).toHaveValue("");
  await expect(two.content).toHaveText("");
  await other.reload();
  await two.open();
  await expect(two.title).toHaveValue("");
});

test("an empty post is refused with words on its fields, and nothing typed is lost", async ({ journey }) => {
  journey.expectRefusals();
  const page = await journey.as("hanako");
  await page.goto(homeOf("hanako"));
  const composer = composerOn(page);
  await composer.open();
  await composer.content.fill("タイトルを忘れました。");
  await composer.submit();
  await expect(composer.form.getByText("入力してください。")).toBeVisible();
  await expect(composer.content).toContainText("タイトルを忘れました。");
});

test("an edit of a copy that has changed meanwhile is not written over the newer one", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const title = journey.unique("集合場所のご案内");
  const [first, second] = [await journey.as("hanako"), await journey.as("hanako")];
  const { id } = await post(first, title);
  for (const page of [first, second]) {
    await page.goto(`${homeOf("hanako")}/post/${id}`);
    await postOn(page, title).getByRole("button", { name: "投稿のメニュー" }).click();
    await page.getByRole("menuitem", { name: "編集する" }).click();
    await expect(composerOn(page).title).toHaveValue(title);
  }
  await composerOn(first).title.fill(`${title}・一つ目`);
  await composerOn(first).save();
  await expect(postOn(first, `${title}・一つ目`)).toBeVisible();

  await composerOn(second).title.fill(`${title}・二つ目`);
  await composerOn(second).save();
  await expect(second.getByText("ほかの場所で先に更新されています。")).toBeVisible();
  await second.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect(composerOn(second).title).toHaveValue(`${title}・二つ目`);
  await composerOn(second).save();
  await expect(postOn(first, `${title}・二つ目`)).toBeVisible();
});

test("a deleted post asks first, and vanishes from other people's windows as well (R466)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const title = journey.unique("取り消す投稿");
  const [hanako, ichiro] = [await journey.as("hanako"), await journey.as("ichiro")];
  await post(hanako, title);
  for (const page of [hanako, ichiro]) {
    await page.goto(homeOf("hanako"));
    await expect(postOn(page, title)).toBeVisible();
  }
  await postOn(hanako, title).getByRole("button", { name: "投稿のメニュー" }).click();
  await hanako.getByRole("menuitem", { name: "削除する" }).click();
  const dialog = hanako.getByRole("dialog", { name: "投稿を削除しますか？" });
  await expect(dialog).toContainText(`「${title}」と、ついているコメント0件が削除されます。`);
  await dialog.getByRole("button", { name: "削除する" }).click();
  for (const page of [hanako, ichiro]) await expect(postOn(page, title)).toHaveCount(0);
});

test("a new post is announced where it belongs, and shown when one asks for it", async ({ journey }) => {
  const [before, title] = [journey.unique("前からある投稿"), journey.unique("いま書かれた投稿")];
  const [hanako, ken] = [await journey.as("hanako"), await journey.as("ken")];
  await post(ken, before);
  await hanako.goto(homeOf("hanako"));
  await expect(postOn(hanako, before)).toBeVisible();
  const others = await hanako.context().newPage();
  const tag = journey.unique("速報");
  await others.goto(`${homeOf("hanako")}?tab=recruitment&tag=${encodeURIComponent(tag)}`);
  await expect(others.getByText("このタグの投稿はまだありません")).toBeVisible();
  await post(ken, title);
  const news = hanako.getByRole("button", { name: /^新しい投稿が\d+件あります$/ });
  await expect(news).toBeVisible();
  await expect(postOn(hanako, title)).toHaveCount(0);
  await news.click();
  await expect(postOn(hanako, title)).toBeVisible();
  // Other journeys write here too, and are announced in their turn.
  await expect(async () => {
    if (await news.isVisible()) await news.click();
    await expect(news).toHaveCount(0, { timeout: 500 });
  }).toPass();

  await post(ken, journey.unique("タグのある記事"), { tags: [tag] });
  await post(ken, journey.unique("タグのある募集"), { type: "recruitment", tags: [tag] });
  await others.getByRole("button", { name: "新しい投稿が1件あります" }).click();
  await expect(postOn(others, journey.unique("タグのある募集"))).toBeVisible();
});

test("a long timeline continues without a jump or a double while people go on writing (R148)", async ({
  journey,
}) => {
  const tag = journey.unique("連載");
  const [ken, hanako] = [await journey.as("ken"), await journey.as("hanako")];
  const titles = Array.from({ length: 25 }, (_, i) => journey.unique(`連載 第${i + 1}回`));
  for (const title of titles) await post(ken, title, { tags: [tag] });
  await hanako.goto(`${homeOf("hanako")}?tag=${encodeURIComponent(tag)}`);
  await expect(postOn(hanako, titles[24] ?? "")).toBeVisible();
  await expect(postOn(hanako, titles[0] ?? "")).toHaveCount(0);
  await post(ken, journey.unique("割り込み"), { tags: [tag] });

  await hanako.getByRole("article").last().scrollIntoViewIfNeeded();
  await expect(hanako.getByRole("article")).toHaveCount(25);
  const shown = await hanako.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
  expect(shown).toEqual(titles.toReversed());
});

test("a link opened anew begins at the top of its tab; reloaded, it keeps its place", async ({ journey }) => {
  const tag = journey.unique("読みかけ");
  const hanako = await journey.as("hanako");
  const titles = Array.from({ length: 12 }, (_, i) => journey.unique(`読みかけ 第${i + 1}回`));
  for (const title of titles) await post(hanako, title, { tags: [tag] });
  const read = postOn(hanako, titles[2] ?? "");
  const open = async () => {
    await hanako.goto(`${homeOf("hanako")}?tag=${encodeURIComponent(tag)}`);
    await expect(read).toBeAttached();
  };
  await open();
  await read.scrollIntoViewIfNeeded();
  await hanako.reload();
  await expect(read).toBeInViewport();

  await hanako.goto("/404");
  await open();
  await expect(postOn(hanako, titles[11] ?? "")).toBeInViewport();
  await expect(read).not.toBeInViewport();
  expect(await hanako.evaluate("scrollY")).toBe(0);
});

test("a post waits for a picture that could not be sent, until it is sent again or taken away", async ({
  journey,
}) => {
  journey.expectRefusals();
  const title = journey.unique("電波の悪い場所から");
  const hanako = await journey.as("hanako");
  await hanako.goto(homeOf("hanako"));
  const composer = composerOn(hanako);
  await composer.open();
  await composer.title.fill(title);
  await composer.content.fill("写真も送ります。");
  await hanako.route("**/media/upload", (route) => route.abort(), { times: 1 });
  await composer.pictures.setInputFiles([await picture("green")]);
  const again = composer.chosen.getByRole("button", { name: /もう一度送る/ });
  await expect(again).toBeVisible();
  await composer.submit();
  await expect(composer.form).toContainText("送れなかった画像があります。");
  await expect(again).toBeFocused();
  await expectAccessible(hanako);
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(composer.form).not.toContainText("送れなかった画像があります。");
  await composer.submit();
  await expect(postOn(hanako, title).getByRole("button", { name: /拡大する$/ })).toBeVisible();
});
