import { expect, test, vi } from "vitest";
import { postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { removeAllDrafts } from "#kit/web/drafts/draft-store.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { expressInterest } from "../contract/interest-calls.ts";
import InterestDialog from "./interest-dialog.tsx";

const post = postOf(7, "試作メンバー募集");

async function draw() {
  await removeAllDrafts();
  const server = answerCalls();
  const closed = vi.fn();
  const { screen } = await renderPart(<InterestDialog post={post} onClose={closed} />);
  const words = screen.getByRole("textbox", { name: /^最初のひとこと/ });
  return { server, closed, screen, words, tell: screen.getByRole("button", { name: "興味を伝える" }) };
}

test("it says what happens before it does, and the first words are sent with it (R010, R011)", async () => {
  const { server, closed, screen, words, tell } = await draw();
  const data = { interest: true, interest_count: 1, chatroom_id: 3 };
  server.to(expressInterest, () => ({ body: { success: true, data } }), { id: 7 });
  await expect.element(screen.getByText(/投稿者に通知が届き.*30日間/)).toBeVisible();
  await words.fill("はじめまして");
  await tell.click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(server.asked.at(-1)?.body).toEqual({ message: "はじめまして" });
});

test("refused, the dialog and the words stay", async () => {
  const { server, closed, screen, words, tell } = await draw();
  server.to(expressInterest, () => refused(400, "FORBIDDEN_OPERATION"), { id: 7 });
  await words.fill("はじめまして");
  await tell.click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(words).toHaveValue("はじめまして");
  expect(closed).not.toHaveBeenCalled();
});
