import { fault } from "./field-errors.ts";
import { fieldRule } from "./field-schema.ts";
import { digits, toHalfWidthNumber } from "./width.ts";

export type PhoneNumber = readonly [first: string, second: string, third: string];

/** A number has 0 and nine or ten digits in Japan, and the country code and at most 15 digits in all abroad (E.164). */
const format = /^(0\d{9,10}|[1-9]\d{6,14})$/;

/** R210: tells whether three parts make a phone number. */
export const isPhoneNumber = (parts: PhoneNumber) =>
  parts.every((part) => /^\d+$/.test(part)) && format.test(parts.join(""));

/** The lengths of a number's parts depend on its beginning. Other area codes mostly have three digits. */
const splits: readonly [RegExp, number, number][] = [
  [/^0(120|570)\d{6}$|^0800\d{7}$/, 4, 3],
  [/^0[5789]0\d{8}$/, 3, 4],
  [/^0[36]\d{8}$/, 2, 4],
  [/^0\d{9}$/, 3, 3],
];

/**
 * Splits a whole phone number, pasted or typed into one box, into its three parts; undefined if it is none. Hyphens,
 * brackets and spaces separate the parts; +81 stands for 0.
 */
export function splitPhoneNumber(value: string): PhoneNumber | undefined {
  const number = toHalfWidthNumber(value).replace(/^\+81[-\s]*(\(0\)|0)?/, "0");
  const [first, second, third, more] = number.split(/[-()\s.]+/).filter(Boolean);
  if (first && second && third && !more) {
    const parts = [first, second, third] as const;
    return isPhoneNumber(parts) ? parts : undefined;
  }
  const bare = number.replace(/[-()\s.]/g, "");
  const [, a = 0, b = 0] = splits.find(([pattern]) => pattern.test(bare)) ?? [];
  return a ? [bare.slice(0, a), bare.slice(a, a + b), bare.slice(a + b)] : undefined;
}

/** R087: this is one of the three boxes; it is blank only with the other two. */
export const phoneNumberPart = ({ required }: { required?: boolean } = {}) => digits({ required });

/** R210: all three parts make a number, or all are blank. The fault is on the first part. */
export const phoneNumberParts = <T extends Record<string, unknown>>(
  first: keyof T & string,
  second: keyof T & string,
  third: keyof T & string,
) =>
  fieldRule<T>(first, (value) => {
    const parts = [value[first] ?? "", value[second] ?? "", value[third] ?? ""].map(String);
    const [a = "", b = "", c = ""] = parts;
    return parts.every((part) => part === "") || isPhoneNumber([a, b, c]) ? undefined : fault("PHONE_NUMBER");
  });
