import { callAs, homeOf, post } from "./as-person.ts";
import { chatPath, messageOn, openChat, takeInterest, write, writerOn } from "./chat-window.ts";
import { composerOn } from "./composer.ts";
import { anySize, expect, postOn, test } from "./journey.ts";

test("interest in a recruitment cannot be undone, and opens a chat in which both talk live", async ({
  journey,
}) => {
  const title = journey.unique("新製品の試作メンバー募集");
  const [ken, hanako] = [await journey.as("ken"), await journey.as("hanako")];
  await ken.goto(homeOf("ken"));
  const composer = composerOn(ken);
  await composer.open();
  await composer.kind("募集").check();
  await composer.title.fill(title);
  await composer.content.fill("週末に手伝ってくださる方を探しています。");
  await composer.submit();
  await expect(postOn(ken, title)).toBeVisible();

  await hanako.goto(homeOf("hanako"));
  await postOn(hanako, title).getByRole("button", { name: "興味を伝える" }).click();
  const dialog = hanako.getByRole("dialog", { name: "投稿者に興味を伝えますか？" });
  await expect(dialog).toContainText("取り消せません");
  await dialog.getByRole("textbox", { name: "最初のひとこと" }).fill("前から気になっていました。");
  await dialog.getByRole("button", { name: "興味を伝える" }).click();
  await postOn(hanako, title).getByRole("link", { name: "チャットを開く" }).click();
  await expect(hanako.getByText(/^あと30日（\d{4}\/\d{2}\/\d{2}まで）/)).toBeVisible();
  await expect(messageOn(hanako, "前から気になっていました。")).toBeVisible();
  await write(hanako, "ぜひ参加したいです。");
  if (journey.isPhone) {
    const menu = messageOn(hanako, "ぜひ参加したいです。").getByRole("button", { name: "メッセージの操作" });
    await menu.hover();
    await expect(menu, "the text is read through the button over it").toHaveCSS(
      "background-color",
      "rgba(0, 0, 0, 0)",
    );
  }

  await postOn(ken, title).getByRole("button", { name: "興味あり1人。一覧を見る" }).click();
  await expect(ken.getByRole("dialog", { name: "興味がある人" })).toContainText("佐藤 花子");
  await ken.goto(`${homeOf("ken")}/chats`);
  await ken.getByRole("link", { name: title }).click();
  await expect(messageOn(ken, "ぜひ参加したいです。")).toBeVisible();
  await expect(messageOn(hanako, "ぜひ参加したいです。").getByText("既読")).toBeVisible();
  await write(ken, "ありがとうございます！");
  await expect(messageOn(hanako, "ありがとうございます！")).toBeVisible();
});

test("unread messages are counted in the menu and in the list until they are read", async ({ journey }) => {
  // Each size has an author of its own, who has no other chats.
  const who = journey.isPhone ? "makoto" : "emi";
  const title = journey.unique("見学会の案内役");
  const [poster, hanako] = [await journey.as(who), await journey.as("hanako")];
  const { id } = await post(poster, title, { type: "recruitment" });
  const room = await takeInterest(hanako, id);
  const say = (content: string) =>
    callAs(hanako, "POST", `/chat/${room}`, { content, client_id: crypto.randomUUID() });

  await poster.goto(homeOf(who));
  const menu = poster.getByRole("navigation", { name: journey.isPhone ? "主な画面" : "メインメニュー" });
  const chats = menu.getByRole("link", { name: /チャット/ });
  await expect(chats).not.toContainText(/\d/);
  await say("案内役はまだ募集中ですか。");
  await expect(chats).toContainText("1");
  await say("土曜でしたら伺えます。");
  await expect(chats).toContainText("2");

  await chats.click();
  const row = poster.getByRole("main").getByRole("link", { name: new RegExp(`^佐藤 花子.*${title}`) });
  await expect(row).toContainText("未読2件");
  await expect(row).toContainText("土曜でしたら伺えます。");
  await say("日曜でも大丈夫です。");
  await expect(row).toContainText("未読3件");
  await row.click();
  await expect(messageOn(poster, "日曜でも大丈夫です。")).toBeVisible();
  await poster.getByRole("link", { name: "チャット一覧へ戻る" }).click();
  await expect(row).toBeVisible();
  await expect(chats).not.toContainText(/\d/);
  await expect(row).not.toContainText("未読");

  await hanako.goto(chatPath("hanako", id, room));
  await expect(messageOn(hanako, "日曜でも大丈夫です。").getByText("既読")).toBeVisible();
});

test("after an interruption, what was missed and what could not be sent arrives once and in order", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const [ken, hanako] = [await journey.as("ken"), await journey.as("hanako")];
  const title = journey.unique("広報紙の制作");
  await openChat({ who: "ken", page: ken }, { who: "hanako", page: hanako }, title);
  await write(hanako, "はじめまして。興味があります。");
  await expect(messageOn(ken, "はじめまして。興味があります。")).toBeVisible();
  await expect(messageOn(hanako, "はじめまして。興味があります。").getByText("既読")).toBeVisible();

  await hanako.context().setOffline(true);
  await write(hanako, "圏外で書きました。");
  await expect(messageOn(hanako, "圏外で書きました。").getByText("送信できませんでした")).toBeVisible();
  await write(ken, "間違えました。");
  await messageOn(ken, "間違えました。").getByRole("button", { name: "メッセージの操作" }).click();
  await ken.getByRole("menuitem", { name: "削除する" }).click();
  await ken.getByRole("button", { name: "削除する" }).click();
  await expect(messageOn(ken, "このメッセージは削除されました")).toBeVisible();
  await expect(ken.getByRole("dialog")).toHaveCount(0);
  await write(ken, "土曜の午前はいかがですか。");
  await expect(messageOn(ken, "土曜の午前はいかがですか。")).toBeVisible();

  await hanako.context().setOffline(false);
  await expect(messageOn(hanako, "土曜の午前はいかがですか。")).toBeVisible();
  await expect(messageOn(ken, "圏外で書きました。")).toBeVisible();
  await expect(messageOn(hanako, "圏外で書きました。").getByText("送信できませんでした")).toHaveCount(0);
  for (const page of [ken, hanako]) {
    await expect(page.getByRole("article")).toContainText([
      "はじめまして。興味があります。",
      "このメッセージは削除されました",
      "土曜の午前はいかがですか。",
      "圏外で書きました。",
    ]);
  }
  await expect(hanako.getByText("間違えました。")).toHaveCount(0);
});

test("Enter never sends while a word is being converted; what was typed survives a reload, and shows in a second tab until it is sent", async ({
  journey,
}) => {
  const [ken, hanako] = [await journey.as("ken"), await journey.as("hanako")];
  const title = journey.unique("変換中のことば");
  await openChat({ who: "ken", page: ken }, { who: "hanako", page: hanako }, title);
  const box = writerOn(hanako);
  await box.fill("かきかけ");
  const converting = { key: "Enter", isComposing: true, bubbles: true, cancelable: true };
  for (const ctrlKey of [false, true]) await box.dispatchEvent("keydown", { ...converting, ctrlKey });
  await expect(box).toHaveValue("かきかけ");
  await expect(hanako.getByRole("article")).toHaveCount(0);
  await hanako.reload();
  await expect(box).toHaveValue("かきかけ");
  const other = await hanako.context().newPage();
  await other.goto(hanako.url());
  await expect(writerOn(other)).toHaveValue("かきかけ");
  await writerOn(other).fill("かきかけの続き");
  await expect(box).toHaveValue("かきかけの続き");
  await box.press("Control+Enter");
  await expect(messageOn(ken, "かきかけの続き")).toBeVisible();
  await expect(messageOn(other, "かきかけの続き")).toBeVisible();
  await expect(writerOn(other)).toHaveValue("");
});
