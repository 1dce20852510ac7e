import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { dismissToast, toast } from "./toast.ts";

/** The characters of the last line of an element's text. */
function lastLine({ firstChild }: Element): number {
  const text = firstChild as Text;
  const topOf = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  };
  const last = topOf(text.length - 1);
  return Array.from({ length: text.length }, (_, at) => topOf(at)).filter((top) => top === last).length;
}

test("no message ends in a line of a letter or two, however long it is", async () => {
  const { screen } = await renderPart(<p>画面</p>);
  const lines: number[] = [];
  for (let length = 8; length < 30; length += 1) {
    const message = `${"申".repeat(length)}しました。`;
    toast({ type: "success", message });
    const shown = screen.getByText(message);
    await expect.element(shown).toBeVisible();
    lines.push(lastLine(shown.element()));
  }
  dismissToast("success");
  expect(Math.min(...lines)).toBeGreaterThan(2);
});

test("one message stands at a time: a new one takes the place of the one before (R310, R339)", async () => {
  const { screen } = await renderPart(<p>画面</p>);
  for (const message of ["一つ目", "二つ目", "二つ目"]) toast({ type: "error", message });
  await expect.element(screen.getByText("二つ目")).toBeVisible();
  expect(screen.getByText("二つ目").elements()).toHaveLength(1);
  await expect.element(screen.getByText("一つ目")).not.toBeInTheDocument();
  dismissToast("error");
});
