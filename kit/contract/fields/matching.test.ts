import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { email } from "./email.ts";
import { agreement, matching } from "./matching.ts";
import { checkField } from "./testing/check-field.ts";

describe("matching (R205, R206)", () => {
  const form = z
    .object({ email: email(), again: email(), agreed: agreement() })
    .check(matching("email", "again", "EMAIL_MISMATCH"));
  const filled = { email: "a@example.jp", again: "a@example.jp", agreed: true };

  test("compares what is kept, not how it was typed", () => {
    expect(checkField(form, { ...filled, again: " Ａ@EXAMPLE.jp" })).toEqual({ value: filled });
  });

  test("lands on the confirmation, together with the other faults", () => {
    expect(checkField(form, { ...filled, again: "b@example.jp", agreed: false })).toEqual({
      codes: ["agreed.AGREEMENT", "again.EMAIL_MISMATCH"],
    });
  });

  test("a consent has to be given (R220)", () => {
    expect(checkField(agreement(), undefined)).toEqual({ codes: ["AGREEMENT"] });
  });
});
