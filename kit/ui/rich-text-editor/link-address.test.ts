import { expect, test } from "vitest";
import { toLinkAddress } from "./link-address.ts";

test.each([
  ["https://example.jp/a?b=c#d", "https://example.jp/a?b=c#d"],
  [" http://example.jp ", "http://example.jp"],
  ["example.jp/案内", "https://example.jp/案内"],
  ["example.jp:8443/", "https://example.jp:8443/"],
  ["ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｊｐ", "https://example.jp"],
  ["kanji@example.jp", "mailto:kanji@example.jp"],
  ["mailto:kanji@example.jp?subject=1", "mailto:kanji@example.jp?subject=1"],
])("%s leads to %s", (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});

test.each([
  "",
  "https://",
  "案内",
  "example",
  "two words.jp",
  "javascript:alert(1)",
  "JavaScript:alert(1)//example.jp",
  "data:text/html,hello.jp",
  "file:///etc/passwd",
  "mailto:",
  "https://example.",
])("%s is no address for a link", (typed) => {
  expect(toLinkAddress(typed)).toBeUndefined();
});
