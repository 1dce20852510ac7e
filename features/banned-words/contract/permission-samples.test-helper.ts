import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { checkBannedWords } from "./calls.ts";

export const permissionSamples = [
  sample(checkBannedWords, "a text", () => ({ body: { sentence: "こんにちは" } })),
];
