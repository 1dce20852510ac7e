import { expect, test } from "vitest";
import { keepChoice, readChoice } from "#kit/ui/kept-choice.ts";
import { readDraft, writeDraft } from "../drafts/draft-store.ts";

test.each(["one test", "the next"])("%s finds nothing that another has left in the browser", async () => {
  expect(await readDraft("draft")).toBeUndefined();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(readChoice("side")).toBe("");
  await writeDraft("draft", "二十行目");
  localStorage.setItem("kept", "yes");
  sessionStorage.setItem("kept", "yes");
  keepChoice("side", "community");
});
