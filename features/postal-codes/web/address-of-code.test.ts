import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Address, afterCode, mayFill } from "./address-of-code.ts";

const jingumae = { prefecture_id: 13, city: "渋谷区", town: "神宮前" };
const ginza = { prefecture_id: 13, city: "中央区", town: "銀座" };
const both = { prefecture: true, street: true };
const may = (value: Address, before = undefined as typeof ginza | undefined) =>
  mayFill(value, jingumae, { asks: both, before });

describe("the address of a postal code", () => {
  test.each([
    ["into blank fields", { prefecture: null, street: "" }, undefined, true],
    ["where the same stands already", { prefecture: 13, street: "渋谷区神宮前1-2-3" }, undefined, true],
    ["in place of another code's", { prefecture: 13, street: "中央区銀座" }, ginza, true],
    ["in place of what follows another code's", { prefecture: 13, street: "中央区銀座4-1" }, ginza, false],
    ["in place of another prefecture", { prefecture: 27, street: "" }, undefined, false],
    ["in place of another street", { prefecture: 13, street: "千代田区千代田1-1" }, undefined, false],
  ])("goes %s: %o", (_, value, before, expected) => {
    expect(may(value, before)).toBe(expected);
  });

  test("fills only what is asked for", () => {
    const value = { prefecture: 27, street: "梅田" };
    expect(afterCode(value, jingumae, { prefecture: false, street: false })).toEqual(value);
    expect(mayFill(value, jingumae, { asks: { prefecture: false, street: false }, before: undefined })).toBe(
      true,
    );
  });

  test("never loses a character that somebody has typed where it goes in unasked", () => {
    const value = fc.record({
      prefecture: fc.option(fc.integer({ min: 1, max: 47 })),
      street: fc.oneof(
        fc.string(),
        fc.string().map((more) => `渋谷区神宮前${more}`),
      ),
    });
    fc.assert(
      fc.property(value, (typed) => {
        if (!may(typed)) return;
        const after = afterCode(typed, jingumae, both);
        expect(after.street).toContain(typed.street.trim() === "" ? "渋谷区神宮前" : typed.street);
        expect(typed.prefecture === null || after.prefecture === typed.prefecture).toBe(true);
      }),
    );
  });
});
