import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { email, toEmail } from "./email.ts";
import {
  acceptsItsOwnAnswer,
  answersInCodes,
  anyString,
  checkField,
  japaneseString,
} from "./testing/check-field.ts";

describe("email (R188–R192, R211)", () => {
  test.each([
    [" Hanako.Sato@Example.CO.JP ", "hanako.sato@example.co.jp"],
    ["ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ", "hanako@example.jp"],
    ["　hanako@example.jp　", "hanako@example.jp"],
    ["natsuko@example.jp\u200b", "natsuko@example.jp"],
    ["natsu\u00adko@example.jp", "natsuko@example.jp"],
    ["a..b.@docomo.ne.jp", "a..b.@docomo.ne.jp"],
    ["name+tag@sub.example.com", "name+tag@sub.example.com"],
    ["a@b.co", "a@b.co"],
    ["x@xn--wgv71a.xn--q9jyb4c", "x@xn--wgv71a.xn--q9jyb4c"],
  ])("%j is kept as %j", (input, value) => expect(checkField(email(), input)).toEqual({ value }));

  test.each([
    ["hanako"],
    ["hanako@example"],
    ["@example.jp"],
    ["hana ko@example.jp"],
    ["hanako@@example.jp"],
    ["花子@example.jp"],
    ["hanako😀@example.jp"],
    ["hanako@-example.jp"],
    ["hanako@example..jp"],
    ["hanako@example.jp\nBcc: x@example.jp"],
    ["a@b.c"],
    [`${"a".repeat(65)}@example.jp`],
  ])("%j is not an address", (input) => expect(checkField(email(), input)).toEqual({ codes: ["EMAIL"] }));

  test("may be 256 characters long, not 257", () => {
    const domain = `${"d".repeat(50)}.`.repeat(3);
    const address = (length: number) =>
      `${"a".repeat(64)}@${domain}${"e".repeat(length - 64 - 1 - domain.length - 3)}.jp`;
    expect(checkField(email(), address(256))).toEqual({ value: address(256) });
    expect(checkField(email(), address(257))).toEqual({ codes: ["TOO_LONG"] });
  });

  test("is required unless optional", () => {
    expect(checkField(email(), " ")).toEqual({ codes: ["REQUIRED"] });
    expect(checkField(email({ required: false }), " ")).toEqual({ value: "" });
  });

  test("converting twice is converting once, and accepted addresses stay as they are", () => {
    fc.assert(
      fc.property(fc.oneof(anyString, japaneseString), (text) => toEmail(toEmail(text)) === toEmail(text)),
    );
    fc.assert(
      fc.property(fc.oneof(anyString, fc.emailAddress()), (text) => acceptsItsOwnAnswer(email(), text)),
    );
    fc.assert(fc.property(anyString, (text) => answersInCodes(email(), text)));
  });

  test("an accepted address has one @, no space and a dot after the @", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.emailAddress(), fc.string({ unit: fc.constantFrom("a", "@", ".", " ", "-", "\n") })),
        (text) => {
          const outcome = checkField(email(), text);
          if ("codes" in outcome) return true;
          const [local, host, more] = String(outcome.value).split("@");
          return (
            Boolean(local) && Boolean(host?.includes(".")) && more === undefined && !/\s/.test(text.trim())
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});
