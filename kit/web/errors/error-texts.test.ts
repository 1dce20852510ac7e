import { expect, test } from "vitest";
import { errorText } from "./error-texts.ts";

test("a fault of the system says whom to ask when it stays", () => {
  const fault = { message_code: "ERROR_UNEXPECTED" };
  expect(errorText(fault, "ja")).toContain("「お問い合わせ」からご連絡ください");
  expect(errorText(fault, "en")).toContain("please contact us");
});
