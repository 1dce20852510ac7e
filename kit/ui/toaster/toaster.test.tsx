import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ActionBar } from "../action-bar/action-bar.tsx";
import { Button } from "../button/button.tsx";
import { SelectionBar } from "../data-table/selection-bar.tsx";
import { Modal } from "../modal/modal.tsx";
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

const nothing = () => {};
const act = <Button variant="primary">承認する</Button>;
const bars = {
  "of what is selected": (
    <SelectionBar
      counted="people"
      count={2_003}
      onPage={30}
      total={2_003}
      max={999}
      onSelectAll={nothing}
      onShow={nothing}
      onClear={nothing}
    >
      {act}
      <Button>却下する</Button>
    </SelectionBar>
  ),
  "of a form": (
    <ActionBar note="3か所を変更">
      <Button variant="subtle">破棄</Button>
      {act}
    </ActionBar>
  ),
  "of a dialog": (
    <Modal title="2名を承認" onClose={nothing} footer={act}>
      <p style={{ height: "200vh" }}>対象</p>
    </Modal>
  ),
};

test.each(
  Object.entries(bars).flatMap(([name, bar]) =>
    (
      [
        [1280, 800],
        [992, 600],
        [360, 740],
      ] as const
    ).map(([width, height]) => [name, width, height, bar] as const),
  ),
)("no message lies over the bar %s at %i × %i", async (_, width, height, bar) => {
  await page.viewport(width, height);
  document.body.dataset.density = "office";
  onTestFinished(async () => {
    delete document.body.dataset.density;
    dismissToast("success");
    await page.viewport(360, 740);
  });
  const { screen } = await renderPart(
    <div style={{ display: "grid", alignContent: "end", minHeight: "100dvh" }}>{bar}</div>,
  );
  const button = screen.getByRole("button", { name: "承認する" });
  await expect.element(button).toBeInViewport({ ratio: 1 });
  const run = () => {};
  toast({ type: "success", message: "沢村 怜さんを承認しました", actions: [{ label: "元に戻す", run }] });
  const said = screen.getByText("沢村 怜さんを承認しました");
  await expect.element(said).toBeInViewport({ ratio: 1 });
  const over = said.element().closest("[role=status]")?.getBoundingClientRect();
  for (const one of screen.getByRole("button").elements()) {
    const { top, left, right } = one.getBoundingClientRect();
    if (one.closest("[role=status]") || top < height / 2) continue;
    const beside = (over?.left ?? 0) >= right || (over?.right ?? 0) <= left;
    expect([one.textContent, beside || (over?.bottom ?? 0) <= top]).toEqual([one.textContent, true]);
  }
});
