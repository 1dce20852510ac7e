import { expect, test } from "vitest";
import { CODE_SIGNS, readTypedCode } from "./typed-code.ts";

test.each([
  ["7K3M-Q9WX"],
  ["7k3m-q9wx"],
  ["7K3MQ9WX"],
  [" 7k3m q9wx "],
  ["７Ｋ３Ｍ－Ｑ９ＷＸ"],
  ["７ｋ３ｍーｑ９ｗｘ"],
  ["7K3M−Q9WX"],
])("a code is known however it is typed: %j", (typed) => {
  expect(readTypedCode(typed)).toBe("7K3M-Q9WX");
});

test("signs that look alike are read as the one that is in a code", () => {
  expect(CODE_SIGNS).not.toMatch(/[01OILBSUZ]/);
  expect(readTypedCode("zbsu-4444")).toBe("285V-4444");
});

test.each([
  [""],
  ["7K3M-Q9W"],
  ["7K3M-Q9WXA"],
  ["7K3M-Q9W0"],
  ["DE407A0_FO8eUOpZwUEsjQ"],
  ["桜井桜井桜井桜井"],
])("anything else is none: %j", (typed) => {
  expect(readTypedCode(typed)).toBeUndefined();
});
