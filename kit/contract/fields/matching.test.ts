import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { email } from "./email.ts";
import { matching } from "./matching.ts";
import { checkField } from "./testing/check-field.ts";
import { line } from "./text.ts";

describe("matching (R205, R206)", () => {
  const form = z
    .object({ email: email(), again: email(), name: line({ max: 10 }) })
    .check(matching("email", "again", "EMAIL_MISMATCH"));
  const filled = { email: "a@example.jp", again: "a@example.jp", name: "花" };

  test("compares what is kept, not how it was typed", () => {
    expect(checkField(form, { ...filled, again: " Ａ@EXAMPLE.jp" })).toEqual({ value: filled });
  });

  test("lands on the confirmation, together with the other faults", () => {
    expect(checkField(form, { ...filled, again: "b@example.jp", name: "" })).toEqual({
      codes: ["name.REQUIRED", "again.EMAIL_MISMATCH"],
    });
  });
});
