import { expect, onTestFinished, test, vi } from "vitest";
import { createDrawing } from "./drawing.ts";

const frame = () => new Promise(requestAnimationFrame);

test.each([
  ["on a slow phone a row is drawn alone", 20, true],
  ["on a quick machine another row need not wait for it", 2, false],
])("%s", async (_, ms, isAlone) => {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += ms));
  onTestFinished(() => clock.mockRestore());
  const drawing = createDrawing();
  drawing.begin(document.createElement("div"));
  expect(drawing.isFull()).toBe(true);
  for (let i = 0; i < 4; i += 1) await frame();
  expect(drawing.isFull()).toBe(isAlone);
});
