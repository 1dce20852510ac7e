import { expect } from "vitest";
import { UNDER_HEADER_PX } from "./use-reading-position.ts";

export const rows = () => [...document.querySelectorAll<HTMLElement>("[data-key]")];
export const isWhole = (row: HTMLElement | undefined) => row?.dataset.outline === undefined;
export const wholeCount = () => rows().filter(isWhole).length;
export const isInView = (row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

export const isBelowHeader = (row: HTMLElement) => row.getBoundingClientRect().bottom > UNDER_HEADER_PX;

/** Returns the row at the top of the window and its offset. */
export const reading = () => {
  const row = rows().find(isBelowHeader);
  return { id: row?.dataset.key, top: Math.round(row?.getBoundingClientRect().top ?? 0) };
};

/**
 * Runs this when the next frame is laid out, as it is about to be painted: between frames, a row that has grown is
 * measured before the list has made up for it.
 */
export const inFrame = <Result>(run: () => Result) =>
  new Promise<Result>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const result = run();
      // Whoever waits goes on after the frame.
      setTimeout(() => resolve(result));
    });
    observer.observe(document.body);
  });

/** It is at rest when it stays the same for longer than the list waits before it notes where somebody reads. */
export async function readingAtRest() {
  let before = "";
  let times = 0;
  await expect
    .poll(async () => {
      const now = `${JSON.stringify(await inFrame(reading))} ${wholeCount()}`;
      times = now === before ? times + 1 : 0;
      before = now;
      return times;
    })
    .toBeGreaterThan(2);
  return inFrame(reading);
}
