import { expect, onTestFinished, test } from "vitest";
import { createNearness } from "./nearness.ts";

/** Renders a group of two rows in view. */
function group() {
  const shown = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => shown.remove());
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

test("rows that come and rows that go take turns, so that few are whole however fast somebody scrolls", async () => {
  const [a, b] = group();
  const [c, d] = group();
  const { watch, drew } = createNearness();
  const told: string[] = [];
  for (const [name, row] of Object.entries({ a, b, c, d })) {
    watch(row, (near) => {
      told.push(`${name} ${near ? "comes" : "goes"}`);
      queueMicrotask(() => drew(row));
      return true;
    });
  }
  await expect.poll(() => told).toEqual(["a comes", "b comes", "c comes", "d comes"]);
  const move = (row: HTMLElement, top: string) => Object.assign(row.style, { position: "absolute", top });
  told.length = 0;
  move(c, "9000px");
  move(d, "9000px");
  await expect.poll(() => told).toEqual(["c goes", "d goes"]);
  told.length = 0;
  move(a, "9000px");
  move(b, "9000px");
  move(c, "0px");
  move(d, "0px");
  await expect.poll(() => told).toEqual(["c comes", "a goes", "d comes", "b goes"]);
});
