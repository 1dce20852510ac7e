import { expect, test } from "vitest";
import { errorText } from "./error-texts.ts";

test("a fault of the system says whom to ask when it stays (R318)", () => {
  const fault = { message_code: "ERROR_UNEXPECTED" };
  expect(errorText(fault, "ja")).toContain("「お問い合わせ」からご連絡ください");
  expect(errorText(fault, "en")).toContain("please contact us");
});

test("what is not allowed and what the database had to give up have texts of their own, everything else is unexpected (R282, R290, R332)", () => {
  const ja = (message_code: string) => errorText({ message_code }, "ja");
  expect(new Set(["FORBIDDEN_OPERATION", "TRANSACTION_ERROR", "ERROR_UNEXPECTED"].map(ja)).size).toBe(3);
  expect(ja("NOBODY_KNOWS_THIS")).toBe(ja("ERROR_UNEXPECTED"));
});
