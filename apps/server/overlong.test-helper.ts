import { vi } from "vitest";
import * as z from "zod/mini";

/** A path to a place in a value has names of fields, and `[]` for an array. */
export type FieldPath = readonly string[];
type JsonSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
};

/** Returns every place of a schema that takes a value, of any type. */
export const placesOf = (schema: z.core.$ZodType): FieldPath[] =>
  walk(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);

function walk(
  { properties = {}, items, anyOf = [], allOf = [] }: JsonSchema,
  at: FieldPath = [],
): FieldPath[] {
  const below = [
    ...Object.entries(properties).flatMap(([name, inner]) => walk(inner, [...at, name])),
    ...(items ? walk(items, [...at, "[]"]) : []),
    ...[...anyOf, ...allOf].flatMap((inner) => walk(inner, at)),
  ];
  return at.length > 0 ? [at, ...below] : below;
}

/** Returns a value that holds only `leaf` at its place. */
export function valueAt([step, ...rest]: FieldPath, leaf: unknown): unknown {
  if (step === undefined) return leaf;
  return step === "[]" ? [valueAt(rest, leaf)] : { [step]: valueAt(rest, leaf) };
}

/** No field of the product may ever be this long. */
export const LENGTH = 900_000;
const text = "ｶﾞ".repeat(LENGTH / 2);

/** Returns an array and a text that are too long, and counts how often an element or the text itself is read. */
export function watchOverlong() {
  let looks = 0;
  const array: unknown = new Proxy(Array<string>(LENGTH), {
    get: (target, name) => {
      if (name === Symbol.iterator || (typeof name === "string" && /^\d+$/.test(name))) looks += 1;
      return Reflect.get(target, name);
    },
  });
  const count = (...handed: unknown[]) => {
    if (handed.includes(text)) looks += 1;
  };
  spyOn(RegExp.prototype, ["test", "exec"], count);
  spyOn(Intl.Segmenter.prototype, ["segment"], count);
  spyOn(String.prototype, readersOfText, count);
  return { array, text: text as unknown, looks: () => looks };
}

const readersOfText = [
  ...["normalize", "replace", "replaceAll", "trim", "split", "slice", "match", "matchAll", "includes"],
  ...["startsWith", "toLowerCase", "toUpperCase", "codePointAt", "charCodeAt", "localeCompare"],
  Symbol.iterator,
];

type Method = (this: unknown, ...handed: unknown[]) => unknown;

function spyOn(owner: object, names: readonly PropertyKey[], count: (...handed: unknown[]) => void): void {
  const methods = owner as Record<PropertyKey, Method>;
  for (const name of names) {
    const real = methods[name];
    vi.spyOn(methods, name as string).mockImplementation(function spy(this: unknown, ...handed) {
      count(this instanceof String ? this.valueOf() : this, ...handed);
      return real?.apply(this, handed);
    });
  }
}
