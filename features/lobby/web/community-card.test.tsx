import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";

/** Returns on how many lines a part of the text stands. */
function linesOf(element: Element, part: string): number {
  const text = element.firstChild as Text;
  const range = document.createRange();
  const start = text.data.indexOf(part);
  range.setStart(text, start);
  range.setEnd(text, start + part.length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test("at 320 px with letters twice as large no word of a community's name is broken", async () => {
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  answerAsAoba({ name: "凪川光機アルムナイ" });
  await openProgram("/alumni/lobby", { size: [320, 740] });
  const name = page.getByRole("heading", { level: 2, name: "凪川光機アルムナイ" });
  await expect.element(name).toBeVisible();
  expect(linesOf(name.element(), "アルムナイ")).toBe(1);
});
