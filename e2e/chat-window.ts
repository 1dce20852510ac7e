import type { Page } from "@playwright/test";
import type { PersonKey } from "#kit/testing/cast.ts";
import { callAs, homeOf, post } from "./as-person.ts";

export const messageOn = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
export const writerOn = (page: Page) => page.getByRole("textbox", { name: "メッセージを入力" });

export async function write(page: Page, text: string): Promise<void> {
  await writerOn(page).fill(text);
  await page.getByRole("button", { name: "送信する", exact: true }).click();
}

/** Expresses interest as the person of the window; returns the chat it opens. */
export async function takeInterest(page: Page, postId: number): Promise<number> {
  const { data } = await callAs<{ data: { chatroom_id: number } }>(page, "PUT", `/posts/${postId}/interest`);
  return data.chatroom_id;
}

export const chatPath = (who: PersonKey, postId: number, room: number): string =>
  `${homeOf(who)}/posts/${postId}/chats/${room}`;

type Side = { readonly who: PersonKey; readonly page: Page };

/** Writes a recruitment as one person and expresses interest as another; both have its chat open. */
export async function openChat(poster: Side, interested: Side, title: string): Promise<void> {
  const { id } = await post(poster.page, title, { type: "recruitment" });
  const room = await takeInterest(interested.page, id);
  for (const { who, page } of [poster, interested]) await page.goto(chatPath(who, id, room));
}
