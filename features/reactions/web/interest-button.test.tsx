import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alumniHome, answerAsAoba, answerPosts, postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { contentTypes } from "#features/posts/contract/content-type.ts";
import { expressInterest } from "../contract/interest-calls.ts";

test.each([
  ["the link to the chat that it has opened", 3, "チャットを開く"],
  ["the words that say so, where there is no chat", null, "興味を伝えました"],
] as const)("after telling one's interest the focus is on %s", async (_, chatroom_id, words) => {
  const server = answerAsAoba();
  const post = postOf(7, "試作メンバー募集", { content_type: contentTypes.recruitment });
  answerPosts(server, [{ ...post, abilities: { ...post.abilities, interest: true } }]);
  const data = { interest: true, interest_count: 1, chatroom_id, message_sent: false };
  server.to(expressInterest, { data }, { id: 7 });
  await openProgram(alumniHome);
  const tell = page.getByRole("article").getByRole("button", { name: "興味を伝える" });
  await expect.element(tell).toBeVisible();
  (tell.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("dialog").getByRole("button", { name: "興味を伝える" }).click();
  await expect.element(page.getByRole("article").getByText(words)).toHaveFocus();
});
