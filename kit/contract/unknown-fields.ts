import type * as z from "zod/mini";
import type { AnyCall } from "./call.ts";
import { isFromElsewhere } from "./wire.ts";

type Schemas = { [S in z.core.$ZodTypes as S["_zod"]["def"]["type"]]: S };
type Kind = keyof Schemas;

/** These fields are known of an object, or of the elements of a list; a value with neither is not looked into. */
export type KnownFields = {
  readonly fields?: ReadonlyMap<string, KnownFields>;
  readonly element?: KnownFields;
};

const none: KnownFields = {};
const within = ({ _zod: { def } }: { _zod: { def: { innerType: z.core.$ZodType } } }) =>
  knownFields(def.innerType);

const knownByType: { readonly [K in Kind]?: (schema: Schemas[K]) => KnownFields } = {
  object: (schema) =>
    isFromElsewhere(schema)
      ? none
      : {
          fields: new Map(
            Object.entries(schema._zod.def.shape).map(([name, field]) => [name, knownFields(field)]),
          ),
        },
  array: ({ _zod: { def } }) => ({ element: knownFields(def.element) }),
  // A list may be one of the options, but no two of them are objects.
  union: ({ _zod: { def } }) => Object.assign({}, ...def.options.map(knownFields)) as KnownFields,
  optional: within,
  nullable: within,
  default: within,
  pipe: ({ _zod: { def } }) => knownFields(def.in),
};

/** Reads the names of a schema's fields once, for `findUnknown`. */
export function knownFields(schema: z.core.$ZodType): KnownFields {
  const read = knownByType[schema._zod.def.type as Kind] as
    | ((schema: z.core.$ZodType) => KnownFields)
    | undefined;
  return read?.(schema) ?? none;
}

/** Mail programs and servers may add to the addresses that they call. */
export const refusesUnknown = ({ method, isExact, fromMailPrograms }: AnyCall): boolean =>
  (method !== "GET" || isExact === true) && !fromMailPrograms;

/** More are not named: whoever sends them has to look at all of them anyway. */
const MOST = 20;
/** A name is answered up to here. */
const SHOWN = 100;

/**
 * Returns the paths of fields that the contract does not know. Ignoring them would answer success where nothing was
 * changed, and a misspelt filter would find everybody.
 */
export function findUnknown(value: unknown, known: KnownFields): string[][] {
  const found: string[][] = [];
  const visit = (here: unknown, { fields, element }: KnownFields, path: readonly string[]): void => {
    if (found.length >= MOST || typeof here !== "object" || here === null) return;
    if (Array.isArray(here)) {
      if (element) for (const [index, one] of here.entries()) visit(one, element, [...path, `${index}`]);
      return;
    }
    for (const [name, inner] of fields ? Object.entries(here) : []) {
      const field = fields?.get(name);
      if (field) visit(inner, field, [...path, name]);
      else if (found.length < MOST) found.push([...path, name.slice(0, SHOWN)]);
    }
  };
  visit(value, known, []);
  return found;
}
