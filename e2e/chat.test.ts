import { expect, type Page, test } from "@playwright/test";
import { callAs, openAs } from "./as-person.ts";

const HOME = "/communities/1";
type Made = { readonly data: { readonly id: number } };
type Interested = { readonly data: { readonly chatroom_id: number } };

/** A recruitment by Ken that Hanako is interested in; both have its chat open. */
async function openChat(hanako: Page, ken: Page): Promise<void> {
  const post = await callAs<Made>(ken, "POST", `${HOME}/posts`, {
    client_id: crypto.randomUUID(),
    content_type: 2,
    title: "広報紙の制作を手伝ってくださる方",
    content: "<p>月に一度、編集会議があります。</p>",
    tags: [],
  });
  const { id } = post.data;
  const { data } = await callAs<Interested>(hanako, "PUT", `/posts/${id}/interest`);
  const path = `${HOME}/posts/${id}/chats/${data.chatroom_id}`;
  await hanako.goto(`/alumni${path}`);
  await ken.goto(`/community${path}`);
}

const write = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "メッセージを入力" }).fill(text);
  await page.getByRole("button", { name: "送信", exact: true }).click();
};
const message = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const bubbles = (page: Page) => page.getByRole("article").locator("div div:first-of-type").allInnerTexts();

/** What the browser keeps of unsent texts; they are written a moment after the last key. */
const keptDrafts = (page: Page) =>
  page.evaluate<unknown[]>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open("enishi");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction("drafts").objectStore("drafts").getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    };
  })`);

test("two people talk live; what was missed and what could not be sent arrives after an interruption", async ({
  browser,
}) => {
  const [hanako, ken] = [await openAs(browser, "hanako"), await openAs(browser, "ken")];
  await openChat(hanako, ken);

  await write(hanako, "はじめまして。興味があります。");
  await expect(message(ken, "はじめまして。興味があります。")).toBeVisible();
  await expect(message(hanako, "はじめまして。興味があります。").getByText("既読")).toBeVisible();

  await hanako.context().setOffline(true);
  await write(hanako, "圏外で書きました。");
  await expect(message(hanako, "圏外で書きました。").getByText("送信できませんでした")).toBeVisible();
  await write(ken, "間違えました。");
  await expect(
    message(ken, "間違えました。").getByRole("button", { name: "メッセージを削除" }),
  ).toBeVisible();
  await message(ken, "間違えました。").getByRole("button", { name: "メッセージを削除" }).click();
  await ken.getByRole("button", { name: "削除する" }).click();
  await expect(message(ken, "このメッセージは削除されました")).toBeVisible();
  await expect(ken.getByRole("dialog")).toHaveCount(0);
  await write(ken, "土曜の午前はいかがですか。");
  await expect(message(ken, "土曜の午前はいかがですか。")).toBeVisible();

  await hanako.context().setOffline(false);
  await expect(message(hanako, "土曜の午前はいかがですか。")).toBeVisible();
  await expect(message(ken, "圏外で書きました。")).toHaveCount(1);
  await expect(message(hanako, "圏外で書きました。")).toHaveCount(1);
  expect(await bubbles(hanako)).toEqual(await bubbles(ken));
});

test("Enter never sends while a word is being converted, and what was typed survives a reload", async ({
  browser,
}) => {
  const [hanako, ken] = [await openAs(browser, "hanako"), await openAs(browser, "ken")];
  await openChat(hanako, ken);
  const box = hanako.getByRole("textbox", { name: "メッセージを入力" });
  await box.fill("かきかけ");
  await box.dispatchEvent("keydown", { key: "Enter", ctrlKey: true, isComposing: true, bubbles: true });
  await expect(box).toHaveValue("かきかけ");
  await expect(hanako.getByRole("article")).toHaveCount(0);
  await expect.poll(() => keptDrafts(hanako)).toContain("かきかけ");
  await hanako.reload();
  await expect(box).toHaveValue("かきかけ");
});

test("the bell counts alike in two tabs, and reading everything in one is seen in the other", async ({
  browser,
}, { project }) => {
  // Each window size has a person of its own, since both run at once.
  const author = project.name === "phone" ? "makoto" : "emi";
  const [tab, hanako] = [await openAs(browser, author), await openAs(browser, "hanako")];
  await tab.goto(`/community${HOME}`);
  const other = await tab.context().newPage();
  await other.goto(`/community${HOME}`);
  const bell = (page: Page) => page.getByRole("button", { name: /^お知らせ/ });
  await expect(bell(tab)).toBeVisible();

  const post = await callAs<Made>(tab, "POST", `${HOME}/posts`, {
    client_id: crypto.randomUUID(),
    content_type: 1,
    title: "新しい食堂ができました",
    content: "<p>ぜひお立ち寄りください。</p>",
    tags: [],
  });
  await callAs(hanako, "PUT", `/posts/${post.data.id}/like`);
  for (const page of [tab, other]) await expect(bell(page)).toContainText("未読1件");

  await bell(tab).click();
  await tab.getByRole("button", { name: "すべて既読にする" }).click();
  await tab.getByRole("button", { name: "既読にする", exact: true }).click();
  await expect(tab.getByRole("button", { name: "すべて既読にする" })).toHaveCount(0);
  for (const page of [tab, other]) await expect(bell(page)).not.toContainText("未読");
});
