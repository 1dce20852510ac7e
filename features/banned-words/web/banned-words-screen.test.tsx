import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  addBannedWords,
  deleteBannedWord,
  listBannedWords,
  tryBannedWords,
} from "../contract/operator-calls.ts";
import BannedWordsScreen from "./banned-words-screen.tsx";

const word = { id: 3, word: "ばか", kind: "banned", created_at: "2026-11-20T03:00:00.000Z" } as const;

async function open() {
  const server = answerCalls();
  server.to(listBannedWords, pageOf([word]));
  server.to(addBannedWords, { data: { added: 2, known: 1 } });
  server.to(deleteBannedWord, {}, { word_id: 3 });
  server.to(tryBannedWords, {
    data: [
      { start: 0, end: 3, word: "ばか", kind: "banned" },
      { start: 4, end: 7, word: "ばかり", kind: "allowed" },
    ],
  });
  const { screen } = await renderPart(<BannedWordsScreen />, { path: "/operator/banned_words" });
  return { server, screen };
}

beforeEach(() => browser.viewport(1280, 800));

test("a pasted list is added at once, and says what was listed already", async () => {
  const { server, screen } = await open();
  await screen.getByRole("button", { name: "言葉を登録" }).click();
  await screen.getByRole("textbox", { name: /^言葉/ }).fill("ひどい\nきつい、 ばか ,\n");
  await screen.getByRole("button", { name: "登録する" }).click();
  await expect.element(screen.getByText("2語を登録しました（1語は登録済みです）")).toBeVisible();
  const sent = server.asked.find(({ method }) => method === "POST")?.body;
  expect(sent).toEqual({ kind: "banned", words: ["ひどい", "きつい", "ばか"] });
});

test("the trial marks what is found in a text, and names the listed word", async () => {
  const { screen } = await open();
  await screen.getByRole("button", { name: "文章で試す" }).click();
  await screen.getByRole("textbox", { name: /^文章/ }).fill("バーカ ばかり");
  const result = screen.getByRole("region", { name: "結果" });
  await expect.element(result.getByText("「バーカ」（禁止：ばか）")).toBeVisible();
  await expect.element(result.getByText("「ばかり」（許可：ばかり）")).toBeVisible();
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "バーカ",
    "ばかり",
  ]);
});

test("a word is deleted from its row", async () => {
  const { screen } = await open();
  await rowMenu(screen, "ばか").click();
  await screen.getByRole("menuitem", { name: "削除する…" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.element(screen.getByText("「ばか」を削除しました")).toBeVisible();
});
