import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

test("a name that reads from left to right stays as it is", () =>
  expect(isolated("佐藤 Hanako")).toBe("佐藤 Hanako"));

test("a name from right to left stands by itself", () => expect(isolated("محمد")).toBe("\u2068محمد\u2069"));

test("a mark that would turn the sentence is left out", () => {
  expect(isolated("花子\u202e")).toBe("花子");
  expect(isolated("\u2069محمد\u202e")).toBe("\u2068محمد\u2069");
});
