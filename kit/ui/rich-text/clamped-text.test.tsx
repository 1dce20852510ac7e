import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ClampedText } from "./clamped-text.tsx";

const LINES = 3;
const textOf = (lines: number) => "<p>一行です。</p>".repeat(lines);
const more = { name: "「報告」の続きを読む" };

function Edited() {
  const [lines, setLines] = useState(LINES);
  return (
    <>
      <button type="button" onClick={() => setLines(LINES + 1)}>
        長くする
      </button>
      <button type="button" onClick={() => setLines(LINES)}>
        短くする
      </button>
      <ClampedText name="edited" html={textOf(lines)} lines={LINES} onUnfold={() => {}} of="報告" />
    </>
  );
}

test("a text offers the rest while it is cut, also when it is edited meanwhile", async () => {
  const { screen } = await renderPart(<Edited />);
  await expect.element(screen.getByText("一行です。").first()).toBeVisible();
  await expect.element(screen.getByRole("button", more)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "長くする" }).click();
  await expect.element(screen.getByRole("button", more)).toBeVisible();
  await screen.getByRole("button", { name: "短くする" }).click();
  await expect.element(screen.getByRole("button", more)).not.toBeInTheDocument();
});

function ReadLater() {
  const [isRead, setRead] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setRead(true)}>
        近づく
      </button>
      <ClampedText
        name="read later"
        html={textOf(LINES + 1)}
        lines={LINES}
        onUnfold={isRead ? () => {} : undefined}
        of="報告"
      />
    </>
  );
}

test("a text that nobody reads yet offers nothing, and its rest as soon as somebody does", async () => {
  const { screen } = await renderPart(<ReadLater />);
  await expect.element(screen.getByText("一行です。").first()).toBeVisible();
  await expect.element(screen.getByRole("button", more)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "近づく" }).click();
  await expect.element(screen.getByRole("button", more)).toBeVisible();
});
