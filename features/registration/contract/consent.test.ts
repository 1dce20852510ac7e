import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkField } from "#kit/contract/fields/testing/check-field.ts";
import { consent, consented, version } from "./consent.ts";

const form = z
  .object({ consent_enishi: consent(), consent_enishi_version: version() })
  .check(consented("enishi"));
const given = (agreed: boolean | undefined, number: number) => ({
  consent_enishi: agreed,
  consent_enishi_version: number,
});

test("a consent has to be given (R220)", () => {
  for (const agreed of [false, undefined])
    expect(checkField(form, given(agreed, 1))).toEqual({ codes: ["consent_enishi.AGREEMENT"] });
  expect(checkField(form, given(true, 1))).toEqual({ value: given(true, 1) });
});

test("nothing has to be agreed to where there are no terms", () => {
  expect(checkField(form, given(false, 0))).toEqual({ value: given(false, 0) });
});
