import type * as z from "zod/mini";
import { type Bound, boundOf } from "#kit/contract/fields/bound.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";

/** Without a fault of its own, a value that is too long gets the one that its field's rule gives otherwise. */
export type Most = Pick<Bound, "most"> & Partial<Bound>;

/** A form that the schema does not take is absent. */
export type Bounds = {
  readonly text?: Most;
  readonly list?: Most & { readonly element: Bounds };
  readonly fields?: ReadonlyMap<string, Bounds>;
  /** The schema converts what is sent to a number, also a list, a boolean and null, none of which is a number. */
  readonly converts?: boolean;
  /** Null is a value of the field. */
  readonly takesNull?: boolean;
  readonly bytes: number;
  /** The values in it, counting itself. */
  readonly values: number;
  /** The lists and objects in one another; a text has none. */
  readonly depth: number;
};

/** JSON may write any UTF-16 unit of a text as `\uffff`. */
const BYTES_PER_UNIT = 6;
/** The longest number is `-1.7976931348623157e+308`. */
const NUMBER_UNITS = 24;
/** The formats of zod take texts of at most these lengths. */
const formatUnits: Readonly<Record<string, number>> = { uuid: 36, date: 10, datetime: 40 };

type Schemas = { [S in z.core.$ZodTypes as S["_zod"]["def"]["type"]]: S };
type Kind = keyof Schemas;
type ReadBounds = (schema: never, at: string) => Bounds;

const one = { values: 1, depth: 0 };
const text = (most: Most): Bounds => ({ ...one, text: most, bytes: 2 + most.most * BYTES_PER_UNIT });
const scalar: Bounds = { ...one, bytes: NUMBER_UNITS };
const inner = ({ _zod: { def } }: { _zod: { def: { innerType: z.core.$ZodType } } }, at: string): Bounds =>
  boundsOf(def.innerType, at);
const oneOf = (values: readonly unknown[]): Bounds =>
  text({ most: Math.max(...values.map((value) => String(value).length)) });

const boundsByType: { readonly [K in Kind]?: (schema: Schemas[K], at: string) => Bounds } = {
  string: (schema, at) => text(declaredIn(schema, at)),
  number: ({ _zod: { def } }) => (def.coerce ? { ...text({ most: NUMBER_UNITS }), converts: true } : scalar),
  boolean: () => scalar,
  null: () => scalar,
  literal: ({ _zod: { def } }) => oneOf(def.values),
  enum: ({ _zod: { def } }) => oneOf(Object.values(def.entries)),
  array: (schema, at) => {
    const element = boundsOf(schema._zod.def.element, `${at}[]`);
    const most = declaredIn(schema, at);
    return {
      list: { ...most, element },
      bytes: 2 + most.most * (element.bytes + 1),
      values: 1 + most.most * element.values,
      depth: 1 + element.depth,
    };
  },
  object: (schema, at) => fieldsOf(schema, at),
  union: ({ _zod: { def } }, at) => def.options.map((option) => boundsOf(option, at)).reduce(either),
  optional: inner,
  nullable: (schema, at) => ({ ...inner(schema, at), takesNull: true }),
  default: inner,
  catch: inner,
  // The output of the first half of a pipe is as bounded as its input.
  pipe: ({ _zod: { def } }, at) => boundsOf(def.in, at),
};

/**
 * Reads the bounds of a schema for input.
 * @throws where a text or an array has no bound, so that no call is ever served that accepts one of any length
 */
export function boundsOf(schema: z.core.$ZodType, at: string): Bounds {
  const { type } = schema._zod.def;
  const read = boundsByType[type as Kind] as ReadBounds | undefined;
  if (!read) throw new Error(`${at} takes ${type}, whose size nobody has bounded`);
  return read(schema as never, at);
}

function fieldsOf({ _zod: { def } }: Schemas["object"], at: string): Bounds {
  if (def.catchall && def.catchall._zod.def.type !== "never")
    throw new Error(`${at} takes fields of any name, whose size nobody has bounded`);
  const fields = new Map(
    Object.entries(def.shape).map(([name, field]) => [name, boundsOf(field, `${at}.${name}`)]),
  );
  const bytes = [...fields].reduce((sum, [name, field]) => sum + name.length + 4 + field.bytes, 2);
  const inner = [...fields.values()];
  return {
    fields,
    bytes,
    values: inner.reduce((sum, { values }) => sum + values, 1),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
}

/** The field's own declaration and zod's checks may both bound it; the smaller bound counts. */
function declaredIn(schema: Schemas["string"] | Schemas["array"], at: string): Most {
  const { def } = schema._zod;
  const found = (def.checks ?? []).flatMap((check): Most[] => {
    const bound = boundOf(check) ?? zodBound(check, def.type);
    return bound ? [bound] : [];
  });
  const format = "format" in def ? formatUnits[String(def.format)] : undefined;
  if (format !== undefined) found.push({ most: format });
  const [least] = found.sort((a, b) => a.most - b.most);
  if (!least) throw new Error(`${at} takes ${def.type} of any length; declare its maximum`);
  return least;
}

/** A text is counted in code points, each of which has two UTF-16 units at most. */
function zodBound(check: z.core.$ZodCheck<never>, type: "string" | "array"): Bound | undefined {
  const { def } = check._zod as z.core.$ZodCheckMaxLength["_zod"];
  if (def.check !== "max_length") return undefined;
  const { maximum: max } = def;
  return type === "array"
    ? { most: max, fault: () => fault("TOO_MANY", { max }) }
    : { most: max * 2, fault: (length) => fault("TOO_LONG", { max, length }) };
}

const wider = <M extends Most>(a: M | undefined, b: M | undefined): M | undefined =>
  a && b ? (a.most < b.most ? b : a) : (a ?? b);

function either(a: Bounds, b: Bounds): Bounds {
  const element = a.list && b.list && either(a.list.element, b.list.element);
  const list = wider(a.list, b.list);
  const fields = new Map(a.fields);
  for (const [name, field] of b.fields ?? []) {
    const known = fields.get(name);
    fields.set(name, known ? either(known, field) : field);
  }
  const wide = wider(a.text, b.text);
  return {
    ...(wide ? { text: wide } : {}),
    ...(list ? { list: { ...list, element: element ?? list.element } } : {}),
    ...(fields.size > 0 ? { fields } : {}),
    ...(a.converts || b.converts ? { converts: true } : {}),
    bytes: a.bytes + b.bytes,
    values: Math.max(a.values, b.values),
    depth: Math.max(a.depth, b.depth),
  };
}
