import { expect, test } from "vitest";
import { errorText } from "./error-texts.ts";

test("a fault of the system says whom to ask when it stays (R318)", () => {
  const fault = { message_code: "ERROR_UNEXPECTED" };
  expect(errorText(fault, "ja")).toContain("「お問い合わせ」からご連絡ください");
  expect(errorText(fault, "en")).toContain("contact us");
});

test("what is not allowed and what the database had to give up have texts of their own, everything else is unexpected (R282, R285, R290, R332)", () => {
  const ja = (message_code: string) => errorText({ message_code }, "ja");
  expect(new Set(["FORBIDDEN_OPERATION", "TRANSACTION_ERROR", "ERROR_UNEXPECTED"].map(ja)).size).toBe(3);
  for (const code of ["CK11", "CK12", "NOBODY_KNOWS_THIS"]) expect(ja(code)).toBe(ja("ERROR_UNEXPECTED"));
});

test.each([
  ["what is not there (R283)", "RECORD_NOT_FOUND", "見つかりません"],
  ["a request that is not understood (R316)", "ERROR_INVALID_PARAMS", "入力内容"],
  ["no network (R317)", "ERROR_OFFLINE", "通信環境"],
  ["a network that is not allowed (R319)", "ERROR_IP_ADDRESS_NOT_WHITELISTED", "接続元"],
  ["what somebody else has changed meanwhile (R325, R480)", "ERROR_STATUS_HAS_CHANGED", "更新された"],
  ["what took too long (R333)", "ECONNABORTED", "タイムアウト"],
])("%s has a text that names it", (_, message_code, words) => {
  expect(errorText({ message_code }, "ja")).toContain(words);
});
