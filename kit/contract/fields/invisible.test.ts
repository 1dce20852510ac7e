import fc from "fast-check";
import { expect, test } from "vitest";
import { dropDirections, dropInvisible, dropUnseen } from "./invisible.ts";
import { anyString } from "./testing/check-field.ts";

test.each([
  ["a zero-width space", "花\u200b子", "花子"],
  ["a soft hyphen", "natsu\u00adko", "natsuko"],
  ["a byte order mark", "\ufeff花子", "花子"],
  ["a word joiner", "花\u2060子", "花子"],
  ["a control sign", "総会の\bお知らせ\u0003", "総会のお知らせ"],
  ["U+0000", "a\0b", "ab"],
  ["a Hangul filler", "花\u3164子", "花子"],
  ["a joiner of kanji", "花\u200d子\u200c", "花子"],
  ["a variant of nothing", "\ufe0f花子 \ufe0f", "花子 "],
  ["tags without a flag", "花\u{e0067}\u{e007f}子", "花子"],
])("%s is dropped", (_, typed, kept) => expect(dropInvisible(typed)).toBe(kept));

test.each([
  ["a variant of a kanji", "葛\u{e0100}城"],
  ["a family", "👨‍👩‍👧‍👦"],
  ["a heart on fire", "❤️‍🔥"],
  ["a hand of a colour", "👩🏽‍💻"],
  ["the flag of England", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["a word of Persian", "می‌خواهم"],
  ["a conjunct of Sinhala", "ශ්‍රී"],
  ["lines and tabs", "a\n\tb"],
])("%s stays", (_, text) => expect(dropInvisible(text)).toBe(text));

test("what turns the text behind it is dropped, and marks of direction stay only where one letter has another", () => {
  expect(dropDirections("花子\u202e\u2066\u200e")).toBe("花子");
  expect(dropDirections("\u2067محمد\u200e 1\u2069")).toBe("محمد\u200e 1");
});

test("an address or number loses everything that it cannot have", () =>
  expect(dropUnseen("\u202d090\u200d-12\u00ad34\u202c")).toBe("090-1234"));

test("dropping twice is dropping once", () => {
  for (const drop of [dropInvisible, dropDirections, dropUnseen])
    fc.assert(fc.property(anyString, (text) => drop(drop(text)) === drop(text)));
});
