import fc from "fast-check";
import * as z from "zod/mini";

type Outcome = { value: unknown } | { codes: string[] };

/** What a person filling in the field would meet: the value kept, or the codes of what is wrong. */
export function checkField(schema: z.ZodMiniType, input: unknown): Outcome {
  const result = z.safeParse(schema, input);
  return result.success
    ? { value: result.data }
    : { codes: result.error.issues.map((issue) => [...issue.path, issue.message].join(".")) };
}

export const isAccepted = (schema: z.ZodMiniType, input: unknown) => z.safeParse(schema, input).success;

/** Any string a program could send: every code unit, lone surrogates and U+0000 among them. */
export const anyString = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Letters of which people's Japanese input is made, with what converters meet: both widths, kana, marks, spaces. */
export const japaneseString = fc.string({
  unit: fc.constantFrom(
    ...Array.from("あいがぱゔゝー・山田ｶﾞﾊﾟｱｰヴヷワ゛゜\u3099\u309aＡｂ１２9az -－　\n\t#＃@"),
  ),
});

/** Every message a field reports is a code, and no input makes it throw. */
export function answersInCodes(schema: z.ZodMiniType, input: unknown): boolean {
  const result = z.safeParse(schema, input);
  return result.success || result.error.issues.every((issue) => /^[A-Z][A-Z_]+$/.test(issue.message));
}

/** What a field accepted, it accepts again unchanged. */
export function acceptsItsOwnAnswer(schema: z.ZodMiniType, input: unknown): boolean {
  const result = z.safeParse(schema, input);
  if (!result.success) return true;
  const again = z.safeParse(schema, result.data);
  return again.success && JSON.stringify(again.data) === JSON.stringify(result.data);
}
