import { useState } from "react";
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
  const keepWords = vi.fn(async () => {});
  const chat = { path: (room: number) => `/rooms/${room}`, keepWords };
  function Host() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      closed();
      setOpen(false);
    };
    return isOpen && <InterestDialog post={post} chat={chat} onClose={close} />;
  }
  const { screen } = await renderPart(<Host />, { elsewhere: <h1>チャット</h1> });
  const words = screen.getByRole("textbox", { name: /^最初のひとこと/ });
  return {
    server,
    closed,
    keepWords,
    screen,
    words,
    tell: screen.getByRole("button", { name: "興味を伝える" }),
  };
}

test("it says what happens before it does, and the first words are sent with it (R010, R011)", async () => {
  const { server, closed, screen, words, tell } = await draw();
  const data = { interest: true, interest_count: 1, chatroom_id: 3, message_sent: true };
  server.to(expressInterest, { data }, { id: 7 });
  await expect.element(screen.getByText(/投稿者にお知らせが届き.*30日間/)).toBeVisible();
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

test("where the interest was expressed elsewhere meanwhile, it says so and the words wait in the chat", async () => {
  const { server, closed, keepWords, screen, words, tell } = await draw();
  const data = { interest: true, interest_count: 1, chatroom_id: 3, message_sent: false };
  server.to(expressInterest, { data }, { id: 7 });
  await words.fill(" はじめまして\n");
  await tell.click();
  await expect.element(screen.getByText(/既に興味を伝えています.*チャットの入力欄/)).toBeVisible();
  expect(keepWords.mock.calls).toEqual([[3, "はじめまして"]]);
  expect(closed).toHaveBeenCalledOnce();
  await screen.getByRole("button", { name: "チャットを開く" }).click();
  await expect.element(screen.getByRole("heading", { name: "チャット" })).toBeVisible();
});
