import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { alumniPassword, employeePassword, passwordFaults, refuseCommonPasswords } from "./password.ts";
import { answersInCodes, anyString, checkField, isAccepted } from "./testing/check-field.ts";

const typed = fc.string({
  unit: fc.constantFrom(...Array.from("abzABZ019!-_# あ"), "pass", "word", "Test"),
  maxLength: 20,
});

// Test files share modules, and another file's server may have set the list of common passwords.
beforeAll(() => refuseCommonPasswords(() => false));

describe("passwordFaults (R198–R203)", () => {
  test.each([
    ["sakura2026", 2, []],
    ["Sakura2026", 3, []],
    ["sakura2026", 3, ["kinds"]],
    ["sakura-2026", 3, []],
    ["saku26", 2, ["tooShort"]],
    ["sakurasaku", 2, ["digit", "kinds"]],
    ["20261121", 2, ["letter", "kinds"]],
    ["2026!1121", 2, ["letter"]],
    ["sakura 2026", 2, ["space"]],
    ["sakura　2026", 2, ["space"]],
    ["myPassWord1", 2, ["word"]],
    ["ＡＤＭＩＮ-sakura1", 2, ["word"]],
    ["latest2026", 2, ["word"]],
    ["sakura2026\ud800", 2, ["character"]],
    [`a1${"x".repeat(126)}`, 2, []],
    [`a1${"x".repeat(127)}`, 2, ["tooLong"]],
    ["", 2, ["tooShort", "letter", "digit", "kinds"]],
  ] as const)("%j with %i kinds: %j", (value, kinds, faults) => {
    expect(passwordFaults(value, { kinds })).toEqual(faults);
  });

  test("counts characters as people do", () => {
    expect(passwordFaults("a1👨‍👩‍👧‍👦", { kinds: 2 })).toEqual(["tooShort"]);
  });

  test("a password is accepted exactly when it obeys the rules", () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(2, 3), (value, kinds) => {
        const characters = [...value];
        const has = (from: string, to: string) => characters.some((char) => char >= from && char <= to);
        const others = characters.some((char) => !/[a-zA-Z0-9 ]/.test(char));
        const mixed = [has("a", "z"), has("A", "Z"), has("0", "9"), others].filter(Boolean).length;
        const obeys =
          characters.length >= 8 &&
          (has("a", "z") || has("A", "Z")) &&
          has("0", "9") &&
          !value.includes(" ") &&
          !["password", "admin", "test"].some((word) => value.toLowerCase().includes(word)) &&
          mixed >= kinds;
        return obeys === (passwordFaults(value, { kinds: kinds as 2 | 3 }).length === 0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("password fields", () => {
  test("say everything that is wrong at once", () => {
    expect(checkField(employeePassword(), "test")).toEqual({
      codes: ["PASSWORD_TOO_SHORT", "PASSWORD_DIGIT", "PASSWORD_WORD", "PASSWORD_KINDS"],
    });
  });

  test("are required unless optional", () => {
    expect(checkField(alumniPassword(), "")).toEqual({ codes: ["REQUIRED"] });
    expect(checkField(alumniPassword({ required: false }), "")).toEqual({ value: "" });
    expect(checkField(alumniPassword({ required: false }), "a")).not.toEqual({ value: "a" });
  });

  test("ask three kinds of employees, two of alumni", () => {
    expect(isAccepted(alumniPassword(), "sakura2026")).toBe(true);
    expect(isAccepted(employeePassword(), "sakura2026")).toBe(false);
  });

  test("keep the password as typed, and never throw", () => {
    fc.assert(
      fc.property(fc.oneof(anyString, typed), (value) => {
        const outcome = checkField(alumniPassword(), value);
        return "value" in outcome ? outcome.value === value : answersInCodes(alumniPassword(), value);
      }),
    );
  });
});
