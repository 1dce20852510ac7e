import * as z from "zod/mini";
import type { AnyCall } from "#kit/contract/call.ts";
import { id, idOrOffice } from "#kit/contract/wire.ts";
import type { TestInput } from "#kit/testing/test-client.ts";

type Part = "params" | "query" | "body";
type Step = string | 0;
type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly "x-id"?: true;
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

export const nameOf = ({ part, path }: Leaf): string => `${part} ${path.join(".")}`;

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

function leavesIn(schema: z.core.$ZodType, part: Part, path: readonly Step[]): Leaf[] {
  const json = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === id || zodSchema === idOrOffice) Object.assign(jsonSchema, { "x-id": true });
    },
  });
  return walk(json as Schema, path).map(({ schema: leaf, path: at }) => ({
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
export function withValue(input: TestInput, { part, path }: Leaf, value: unknown): TestInput {
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
