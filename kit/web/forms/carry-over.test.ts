import { expect, test } from "vitest";
import { carryOver, changedPaths } from "./carry-over.ts";

const before = { title: "夏", columns: { phone: 0, zipcode: 0 }, tags: ["海"] };

test("what two people have changed in one group of settings is kept side by side", () => {
  const typed = { ...before, columns: { ...before.columns, phone: 2 } };
  const paths = changedPaths(before, { columns: typed.columns });
  const latest = { title: "秋", columns: { phone: 0, zipcode: 1 }, tags: ["山"] };
  expect(carryOver(latest, typed, paths)).toEqual({
    title: "秋",
    columns: { phone: 2, zipcode: 1 },
    tags: ["山"],
  });
});

test("a list and a text are carried over as a whole", () => {
  const typed = { ...before, title: "冬", tags: ["海", "雪"] };
  const paths = changedPaths(before, { title: typed.title, tags: typed.tags });
  expect(carryOver(before, typed, paths)).toEqual(typed);
});
