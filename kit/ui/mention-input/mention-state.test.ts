import { expect, test } from "vitest";
import { wordAtCaret } from "./mention-state.ts";

test.each([
  ["こんにちは @花", 8, "花"],
  ["＠", 1, ""],
  ["幹事は@花", 5, "花"],
  ["（@花子", 4, "花子"],
  ["mail@example.jp", 15, null],
  ["@花子 さん", 6, null],
])("in %s at %i the word is %s", (text, caret, word) => {
  expect(wordAtCaret(text, caret)?.word ?? null).toBe(word);
});
