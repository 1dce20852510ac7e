import { describe, expect, test } from "vitest";
import { unbroken } from "./i18n.ts";

describe("“e-mail”", () => {
  test.each([
    ["Please check your e-mail.", "Please check your e\u2011mail."],
    ["E-mails (and an e-mail address)", "E\u2011mails (and an e\u2011mail address)"],
  ])("is held together in running text: %s", (text, shown) => {
    expect(unbroken(text)).toBe(shown);
  });

  test.each([
    "to e-mail@example.jp",
    "to hanako@e-mail.example",
    "https://e-mail.example.jp",
    "we re-mailed it",
  ])("stays as it is in an address or in another word: %s", (text) => {
    expect(unbroken(text)).toBe(text);
  });
});
