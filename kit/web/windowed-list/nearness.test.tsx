import { expect, onTestFinished, test } from "vitest";
import { createNearness } from "./nearness.ts";

/** Renders a group of two rows in view. */
function group() {
  const box = document.body.appendChild(document.createElement("div"));
  const shown = box.appendChild(document.createElement("div"));
  onTestFinished(() => box.remove());
  const row = () => {
    const drawn = shown.appendChild(document.createElement("div"));
    drawn.style.height = "10px";
    return drawn;
  };
  return [row(), row()] as const;
}

test("a row waits for the one before it until that is drawn", async () => {
  const [first, second] = group();
  const { watch, drew } = createNearness();
  const told: string[] = [];
  watch(first, () => told.push("first") > 0);
  watch(second, () => told.push("second") > 0);
  await expect.poll(() => told).toEqual(["first"]);
  drew(first);
  await expect.poll(() => told).toEqual(["first", "second"]);
});

test("a row that goes while it is being drawn keeps no other waiting", async () => {
  const [first, second] = group();
  const { watch } = createNearness();
  const told: string[] = [];
  const unwatch = watch(first, () => told.push("first") > 0);
  watch(second, () => told.push("second") > 0);
  await expect.poll(() => told).toEqual(["first"]);
  unwatch();
  await expect.poll(() => told).toEqual(["first", "second"]);
});
