import { describe, expect, test } from "vitest";
import { fieldErrorText, fieldErrorTexts } from "./field-error-texts.ts";
import { type FieldErrorCode, fault } from "./field-errors.ts";
import { alumniPassword, passwordError } from "./password.ts";
import { checkField } from "./testing/check-field.ts";

const values = {
  min: 3,
  max: 5,
  length: 6,
  found: "😀",
  words: "語",
  name: "事務局",
  kinds: 3,
  tag: "東京",
  types: "png",
  placeholder: "{{invitation_group_url}}",
  entry: "203.0.113",
};

describe.each(["ja", "en"] as const)("texts in %s", (language) => {
  test.each(Object.keys(fieldErrorTexts.ja) as FieldErrorCode[])(
    "%s says how to mend it, in a sentence",
    (code) => {
      const sentence = (fieldErrorTexts[language][code] as (params: unknown) => string)(values);
      expect(sentence).toMatch(language === "ja" ? /(さい|ません|ます)(（例：.+）)?。$/ : /^[A-Z“].*\.$/s);
      expect(sentence).not.toMatch(/undefined|NaN/);
    },
  );
});

test("the values are named", () => {
  expect(fieldErrorText("ja", fault("TOO_LONG", { max: 500, length: 501 }))).toBe(
    "500文字以内で入力してください。",
  );
  expect(fieldErrorText("en", fault("TOO_SHORT", { min: 1, length: 0 }))).toBe("Enter at least 1 character.");
  expect(fieldErrorText("en", fault("FILE_TOO_LARGE", { max: 100 * 1024 * 1024 }))).toContain("up to 100 MB");
  expect(fieldErrorText("ja", fault("FILE_TOO_LARGE", { max: 20_971_520 }))).toBe(
    "ファイルは20MB以内にしてください。",
  );
  const types = fault("FILE_TYPE", { types: "text, pdf, jpeg" });
  expect(fieldErrorText("ja", types)).toContain("テキスト、PDF、JPEGのファイルだけ");
  expect(fieldErrorText("en", types)).toContain("Only text, PDF, JPEG files");
});

test("a password's faults have texts of their own", () => {
  expect(fieldErrorText("ja", passwordError("kinds", 3))).toContain("3種類以上");
  expect(checkField(alumniPassword(), "sakurasakura")).toEqual({
    codes: ["PASSWORD_DIGIT", "PASSWORD_KINDS"],
  });
});
