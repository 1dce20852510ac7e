import fc from "fast-check";
import * as z from "zod/mini";

type Outcome = { value: unknown } | { codes: string[] };

/** Returns what a person filling in the field would get: the accepted value, or the codes of its faults. */
export function checkField(schema: z.ZodMiniType, input: unknown): Outcome {
  const result = z.safeParse(schema, input);
  return result.success
    ? { value: result.data }
    : { codes: result.error.issues.map((issue) => [...issue.path, issue.message].join(".")) };
}

export const isAccepted = (schema: z.ZodMiniType, input: unknown) => z.safeParse(schema, input).success;

/** Generates any string a program could send: every code unit, lone surrogates and U+0000 among them. */
export const anyString = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Generates texts as people type Japanese, with what converters meet: both widths, kana, marks, spaces. */
export const japaneseString = fc.string({
  unit: fc.constantFrom(
    ...Array.from("あいがぱゔゝー・山田ｶﾞﾊﾟｱｰヴヷワ゛゜\u3099\u309aＡｂ１２9az -－　\n\t#＃@"),
  ),
});

/** Tells that every message a field reports is a code, and that the input makes it throw nothing. */
export function answersInCodes(schema: z.ZodMiniType, input: unknown): boolean {
  const result = z.safeParse(schema, input);
  return result.success || result.error.issues.every((issue) => /^[A-Z][A-Z_]+$/.test(issue.message));
}

/** Tells that a field accepts its own output unchanged. */
export function acceptsItsOwnAnswer(schema: z.ZodMiniType, input: unknown): boolean {
  const result = z.safeParse(schema, input);
  if (!result.success) return true;
  const again = z.safeParse(schema, result.data);
  return again.success && JSON.stringify(again.data) === JSON.stringify(result.data);
}
