import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { faultOf, fieldErrorMap } from "./issue-faults.ts";
import { text } from "./text.ts";

const faultsOf = (schema: z.ZodMiniType, input: unknown) =>
  z.safeParse(schema, input, { reportInput: true }).error?.issues.map(faultOf);

describe("faultOf", () => {
  test.each([
    [text({ max: 3 }), "１２３４", { code: "TOO_LONG", params: { max: 3, length: 4 } }],
    [z.number(), undefined, { code: "REQUIRED", params: {} }],
    [z.number(), null, { code: "REQUIRED", params: {} }],
    [z.number(), "1", { code: "INVALID_FORMAT", params: {} }],
    [z.number().check(z.maximum(5)), 6, { code: "TOO_LARGE", params: { max: 5 } }],
    [z.number().check(z.minimum(1)), 0, { code: "TOO_SMALL", params: { min: 1 } }],
    [z.array(z.number()).check(z.maxLength(1)), [1, 2], { code: "TOO_MANY", params: { max: 1 } }],
    [z.array(z.number()).check(z.minLength(1)), [], { code: "REQUIRED", params: {} }],
    [z.array(z.number()).check(z.minLength(2)), [1], { code: "TOO_FEW", params: { min: 2 } }],
    [z.string().check(z.minLength(1)), "", { code: "REQUIRED", params: {} }],
    [z.enum(["a", "b"]), "c", { code: "INVALID_CHOICE", params: {} }],
    [z.uuid(), "x", { code: "INVALID_FORMAT", params: {} }],
  ])("%#", (schema, input, fault) => expect(faultsOf(schema, input)).toEqual([fault]));

  test("as zod's error map it makes every message a code, those of missing fields too", () => {
    const schema = z.object({ id: z.number(), kind: z.enum(["a"]), name: text({ max: 3 }) });
    const codes = z.safeParse(schema, { kind: "b", name: "1234" }, { error: fieldErrorMap }).error?.issues;
    expect(codes?.map((issue) => issue.message)).toEqual(["REQUIRED", "INVALID_CHOICE", "TOO_LONG"]);
  });
});
