import { beforeEach } from "vitest";
import { keepChoice } from "#kit/ui/kept-choice.ts";
import { removeAllDrafts } from "../drafts/draft-store.ts";

/** The files that one page runs share its storage: each test begins as in a browser that has never been here. */
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [, name = ""] of document.cookie.matchAll(/enishi_(\w+)=/g)) keepChoice(name, "");
  await removeAllDrafts();
});
