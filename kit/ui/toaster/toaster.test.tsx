import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ActionBar } from "../action-bar/action-bar.tsx";
import { Button } from "../button/button.tsx";
import { ChatComposer } from "../chat/chat-composer.tsx";
import { SelectionBar } from "../data-table/selection-bar.tsx";
import { Frame } from "../frame/frame.tsx";
import { Modal } from "../modal/modal.tsx";
import { dismissToast, toast } from "./toast.ts";

/** Counts the characters on the last line of an element's text. */
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

function Closing() {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    toast({ type: "success", message: "直しました" });
    setOpen(false);
  };
  if (!isOpen) return <p>画面</p>;
  return (
    <Modal title="直す" onClose={nothing} footer={<Button onClick={close}>直す</Button>}>
      <p>対象</p>
    </Modal>
  );
}

test("what is said as a dialog closes stands on the page behind it", async () => {
  const { screen } = await renderPart(<Closing />);
  await screen.getByRole("button", { name: "直す" }).click();
  await expect.element(screen.getByText("画面")).toBeVisible();
  await expect.element(screen.getByText("直しました")).toBeVisible();
  dismissToast("success");
});

const MESSAGE = "沢村 怜さんを承認しました";
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

const places = ["ホーム", "チャット"].map((label) => ({ to: `/${label}`, label, icon: null }));
const membersBars = {
  "of a chat, nor that of the places": (
    <Frame
      home="/"
      logoUrl={null}
      user={{ name: "佐藤 花子", imageUrl: null }}
      userMenu={[]}
      groups={[]}
      bottom={places}
    >
      <div style={{ height: "60vh" }} />
      <ChatComposer
        value="はい"
        length={2}
        maxLength={2_000}
        error={null}
        onChange={nothing}
        onSend={nothing}
      />
      {act}
    </Frame>
  ),
  "of a dialog of members": bars["of a dialog"],
};

test.each(
  [
    ...Object.entries(bars).map((bar) => ["office", ...bar] as const),
    ...Object.entries(membersBars).map((bar) => [undefined, ...bar] as const),
  ].flatMap(([density, name, bar]) =>
    (
      [
        [1280, 800],
        [992, 600],
        [360, 740],
      ] as const
    ).map(([width, height]) => [name, width, height, density, bar] as const),
  ),
)("no message lies over the bar or the head %s at %i × %i", async (_, width, height, density, bar) => {
  await page.viewport(width, height);
  if (density) document.body.dataset.density = density;
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
  toast({ type: "success", message: MESSAGE, actions: [{ label: "元に戻す", run: nothing }] });
  const said = screen.getByText(MESSAGE);
  await expect.element(said).toBeInViewport({ ratio: 1 });
  const over = said.element().closest("[data-type]")?.getBoundingClientRect();
  for (const one of document.querySelectorAll("button, textarea, nav a")) {
    const { top, bottom, left, right, width: wide } = one.getBoundingClientRect();
    const isAbove = top < height / 2 && !one.closest("dialog");
    if (one.closest("[data-type]") || wide === 0 || isAbove) continue;
    const beside = (over?.left ?? 0) >= right || (over?.right ?? 0) <= left;
    const apart = beside || (over?.bottom ?? 0) <= top || (over?.top ?? 0) >= bottom;
    expect([one.textContent, apart]).toEqual([one.textContent, true]);
  }
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("a message stays as long as it takes to read, and while it is pointed at", async () => {
  const { screen } = await renderPart(<button type="button">保存する</button>);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  toast({ type: "success", message: MESSAGE });
  const said = screen.getByText(MESSAGE);
  await later(4_500);
  expect(said.query()).not.toBeNull();
  await said.hover();
  await later(60_000);
  expect(said.query()).not.toBeNull();
  await screen.getByRole("button", { name: "保存する" }).hover();
  await later(10_000);
  expect(said.query()).toBeNull();
});

test("F8 leads to what can be undone, which stays meanwhile, and the focus returns to where it was", async () => {
  const undone = vi.fn();
  const { screen } = await renderPart(<button type="button">保存する</button>);
  (screen.getByRole("button", { name: "保存する" }).element() as HTMLElement).focus();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  toast({ type: "info", message: MESSAGE, actions: [{ label: "元に戻す", run: undone }] });
  await later(0);
  await userEvent.keyboard("{F8}");
  expect(document.activeElement?.textContent).toBe("元に戻す");
  await later(60_000);
  await userEvent.keyboard("{Enter}");
  await later(0);
  expect(undone).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe("保存する");
});

test("in a dialog a message can be answered, and is said once", async () => {
  const undone = vi.fn();
  const { screen } = await renderPart(bars["of a dialog"]);
  toast({ type: "error", message: MESSAGE, actions: [{ label: "元に戻す", run: undone }] });
  await screen.getByRole("button", { name: "元に戻す" }).click();
  expect(undone).toHaveBeenCalledOnce();
  toast({ type: "error", message: MESSAGE });
  await expect.element(screen.getByText(MESSAGE)).toBeVisible();
  const live = screen.getByText(MESSAGE).element().closest("[aria-live], [role=status], [role=alert]");
  expect(live?.parentElement?.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
  dismissToast("error");
});
