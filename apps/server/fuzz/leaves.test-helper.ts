import * as z from "zod/mini";
import type { AnyCall } from "#kit/contract/call.ts";
import { id, idOrOffice, isFromElsewhere } from "#kit/contract/wire.ts";
import type { TestInput } from "#kit/testing/test-client.ts";

type Part = "params" | "query" | "body";
type Step = string | 0;
type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly "x-id"?: true;
  readonly "x-from-elsewhere"?: true;
};

/** A leaf is a place of a call's input that takes one value; `0` is the first element of a list. */
export type Leaf = {
  readonly part: Part;
  readonly path: readonly Step[];
  readonly type: string;
  /** It is declared as `id` or `idOrOffice` of `kit/contract/wire.ts`. */
  readonly isId: boolean;
  /** A place for numbers has a minimum and a maximum. */
  readonly range: readonly [number, number] | undefined;
};

export const nameOf = ({ part, path }: Pick<Leaf, "part" | "path">): string => `${part} ${path.join(".")}`;

/** Returns every place of the call's params, query and body, optional ones included, as its contract declares them. */
export function leavesOf(call: AnyCall): Leaf[] {
  const custom = (call.params ?? {}) as Record<string, z.core.$ZodType | undefined>;
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const found = [
    ...names.flatMap((name) => leavesIn(custom[name] ?? id, "params", [name])),
    ...(call.query ? leavesIn(call.query, "query", []) : []),
    ...(call.body && !call.bodyType ? leavesIn(call.body, "body", []) : []),
  ];
  return [...new Map(found.map((leaf) => [nameOf(leaf), leaf])).values()];
}

/** An object of a call's input; fields have places in it by their names. */
export type Place = Pick<Leaf, "part" | "path">;

/** Returns every object of the call's body, the body itself first, but those made by software of others. */
export const objectsOf = ({ body, bodyType }: AnyCall): Place[] =>
  bodyType
    ? []
    : [...(body ? walkObjects(jsonSchemaOf(body), []) : [[]])].map((path) => ({ part: "body", path }));

function walkObjects(schema: Schema, path: readonly Step[]): (readonly Step[])[] {
  if (schema.anyOf) return schema.anyOf.flatMap((option) => walkObjects(option, path));
  if (schema.items) return walkObjects(schema.items, [...path, 0]);
  if (!schema.properties || schema["x-from-elsewhere"]) return [];
  const inner = Object.entries(schema.properties);
  return [path, ...inner.flatMap(([name, field]) => walkObjects(field, [...path, name]))];
}

/** Returns each field of the call's body that may be left out; one in a list belongs to its element and not to the body. */
export const optionalFieldsOf = ({ body, bodyType }: AnyCall): Place[] =>
  body && !bodyType ? walkOptional(jsonSchemaOf(body), []).map((path) => ({ part: "body", path })) : [];

function walkOptional(
  { properties = {}, required = [] }: Schema,
  path: readonly Step[],
): (readonly Step[])[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    ...(required.includes(name) ? [] : [[...path, name]]),
    ...(field["x-from-elsewhere"] ? [] : walkOptional(field, [...path, name])),
  ]);
}

const jsonSchemaOf = (schema: z.core.$ZodType): Schema =>
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === id || zodSchema === idOrOffice) Object.assign(jsonSchema, { "x-id": true });
      if (isFromElsewhere(zodSchema)) Object.assign(jsonSchema, { "x-from-elsewhere": true });
    },
  }) as Schema;

function leavesIn(schema: z.core.$ZodType, part: Part, path: readonly Step[]): Leaf[] {
  return walk(jsonSchemaOf(schema), path).map(({ schema: leaf, path: at }) => ({
    part,
    path: at,
    type: leaf.type ?? "any",
    isId: leaf["x-id"] === true,
    range: rangeOf(leaf),
  }));
}

const rangeOf = ({ type, const: only, minimum, maximum }: Schema): Leaf["range"] =>
  type !== "number" && type !== "integer"
    ? undefined
    : [Number(only ?? minimum ?? -Infinity), Number(only ?? maximum ?? Infinity)];

function walk(schema: Schema, path: readonly Step[]): { schema: Schema; path: readonly Step[] }[] {
  if (schema.anyOf) return schema.anyOf.flatMap((option) => walk(option, path));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => walk(inner, [...path, name]));
  if (schema.items) return [{ schema, path }, ...walk(schema.items, [...path, 0])];
  return schema.type === "null" ? [] : [{ schema, path }];
}

/** Returns the input with another value at that place, and everything around it unchanged. */
export function withValue(input: TestInput, { part, path }: Place, value: unknown): TestInput {
  return { ...input, [part]: replaced(input[part], path, value) };
}

function replaced(whole: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === 0) {
    const [first, ...others] = Array.isArray(whole) ? (whole as unknown[]) : [];
    return [replaced(first, rest, value), ...others];
  }
  const fields = typeof whole === "object" && whole !== null && !Array.isArray(whole) ? whole : {};
  return { ...fields, [step]: replaced((fields as Record<string, unknown>)[step], rest, value) };
}

/** Returns what the input has at that place. */
export const at = (input: TestInput, { part, path }: Place): unknown =>
  path.reduce<unknown>((whole, step) => (whole as Record<Step, unknown> | undefined)?.[step], input[part]);

/** Returns the input without the field at that place, and everything around it unchanged. */
export const without = (input: TestInput, { part, path }: Place): TestInput => ({
  ...input,
  [part]: lacking(input[part], path),
});

function lacking(whole: unknown, [step = "", ...rest]: readonly Step[]): unknown {
  const { [step]: inner, ...others } = whole as Record<Step, unknown>;
  return rest.length > 0 ? { ...others, [step]: lacking(inner, rest) } : others;
}
