import * as z from "zod/mini";

type JsonSchema = { [key: string]: unknown };

const made = new WeakMap<z.core.$ZodType, JsonSchema>();

/** Returns the JSON schema by which Fastify writes an answer: only declared fields leave the server. */
export function answerSchema(answer: z.core.$ZodType): JsonSchema {
  const schema = made.get(answer) ?? makeSchema(answer);
  made.set(answer, schema);
  return schema;
}

function makeSchema(answer: z.core.$ZodType): JsonSchema {
  const schema = simplify(z.toJSONSchema(answer, { io: "output", unrepresentable: "any" })) as JsonSchema;
  const { properties, required } = schema as { properties?: JsonSchema; required?: string[] };
  return {
    type: "object",
    properties: { success: { type: "boolean" }, ...properties },
    required: ["success", ...(required ?? [])],
    additionalProperties: false,
  };
}

/** Formats and patterns are checked in tests, and would slow down writing. `X | null` gets its faster form. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (typeof value !== "object" || value === null) return value;
  const { format: _format, pattern: _pattern, $schema: _schema, anyOf, ...rest } = value as JsonSchema;
  const fields = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, simplify(inner)]));
  if (!Array.isArray(anyOf)) return fields;
  const others = anyOf.filter((option: JsonSchema) => option.type !== "null").map(simplify) as JsonSchema[];
  const nullable = others.length < anyOf.length ? { nullable: true } : {};
  return others.length === 1
    ? { ...fields, ...others[0], ...nullable }
    : { ...fields, anyOf: others, ...nullable };
}
