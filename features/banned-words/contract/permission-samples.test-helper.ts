import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { checkBannedWords } from "./calls.ts";
import * as calls from "./operator-calls.ts";

const body = { kind: "banned" as const, words: ["だめな言葉"] };

export const permissionSamples = [
  sample(checkBannedWords, "a text", () => ({ body: { sentence: "こんにちは" } })),
  sample(calls.listBannedWords, "all", () => ({})),
  sample(calls.addBannedWords, "a word", () => ({ body })),
  sample(calls.deleteBannedWord, "a word", ({ bannedWord }) => ({ params: { word_id: bannedWord } })),
  sample(calls.tryBannedWords, "a text", () => ({ body: { text: "こんにちは" } })),
];
