import { expect, test } from "vitest";
import { toShown, toStored, wordAtCaret } from "./mention-state.ts";

const names = new Map([
  [3, "花子"],
  [4, "花子さくら"],
]);

test("people see names, the text keeps numbers", () => {
  expect(toShown("@{4}さん、@{3}さん", names)).toBe("@花子さくらさん、@花子さん");
  expect(toStored("@花子さくらさん、@花子さん", names)).toBe("@{4}さん、@{3}さん");
});

test("an unknown number stays as it is", () => {
  expect(toShown("@{99}", names)).toBe("@{99}");
});

test.each([
  ["こんにちは @花", 8, "花"],
  ["＠", 1, ""],
  ["mail@example.jp", 15, null],
  ["@花子 さん", 6, null],
])("in %s at %i the word is %s", (text, caret, word) => {
  expect(wordAtCaret(text, caret)?.word ?? null).toBe(word);
});
