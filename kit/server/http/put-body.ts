import type * as z from "zod/mini";

type Schemas = { [S in z.core.$ZodTypes as S["_zod"]["def"]["type"]]: S };
type Kind = keyof Schemas;

const innerOf: {
  readonly [K in Kind]?: (schema: Schemas[K]) => readonly (readonly [string, z.core.$ZodType])[];
} = {
  object: ({ _zod: { def } }) => Object.entries(def.shape).map(([name, field]) => [`.${name}`, field]),
  array: ({ _zod: { def } }) => [["[]", def.element]],
  union: ({ _zod: { def } }) => def.options.map((option) => ["", option]),
  optional: ({ _zod: { def } }) => [["", def.innerType]],
  nullable: ({ _zod: { def } }) => [["", def.innerType]],
  pipe: ({ _zod: { def } }) => [["", def.in]],
};

const isDefaulting = (schema: z.core.$ZodType): boolean =>
  ["default", "prefault", "catch"].includes(schema._zod.def.type);

/** A body that may be left out as a whole is no form: the call does something by itself. */
const isForm = (body: z.core.$ZodType): body is Schemas["object"] => body._zod.def.type === "object";

/**
 * What is left out of a PUT stays as it is stored, so its contract puts nothing in the place of what is left out.
 * @throws where it does
 */
export function assertKeepsLeftOut(body: z.core.$ZodType, at: string): void {
  const visit = (schema: z.core.$ZodType, here: string): void => {
    if (isDefaulting(schema))
      throw new Error(`${here} has a default, which would overwrite what is stored; make it optional`);
    const inner = innerOf[schema._zod.def.type as Kind] as
      | ((schema: z.core.$ZodType) => readonly (readonly [string, z.core.$ZodType])[])
      | undefined;
    for (const [step, field] of inner?.(schema) ?? []) visit(field, here + step);
  };
  if (isForm(body)) visit(body, at);
}

/** Tells whether the body of a PUT names nothing that would be changed. `updated_at` only says what its sender has seen. */
export const changesNothing = (body: z.core.$ZodType, value: unknown): boolean =>
  isForm(body) && isObject(value) && !namesSomething(value);

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const namesSomething = (value: object): boolean =>
  Object.entries(value).some(
    ([name, inner]) => name !== "updated_at" && (!isObject(inner) || namesSomething(inner)),
  );
