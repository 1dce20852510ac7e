import * as z from "zod/mini";

const madeElsewhere = new WeakSet<object>();
/**
 * Software of others makes this object, a browser's answer about a passkey for example, and may put fields into it that
 * we do not read; or the specification does not say what it holds. Everywhere else a field that the contract does not know is refused.
 */
export const fromElsewhere = <S extends z.core.$ZodType>(schema: S): S => {
  madeElsewhere.add(schema);
  return schema;
};
export const isFromElsewhere = (schema: z.core.$ZodType): boolean => madeElsewhere.has(schema);

/** A row's id is a positive integer that JSON and JavaScript carry exactly. Paths and queries send digits. */
export const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** Here 0 means the management office or the operator. */
export const idOrOffice = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** An `integer` column holds at most this. */
export const INTEGER_MAX = 2_147_483_647;
/** An `integer` column stores a number from 0 on. Paths and queries send digits. */
export const wholeNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(INTEGER_MAX));
/** Versions, positions and ids of reference data are numbers from 1 on. */
export const ordinal = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(INTEGER_MAX));
/** One of the listed numbers comes from a body, path or query. */
export const oneOf = <N extends number>(numbers: readonly N[]) =>
  z.coerce.number().check(
    z.int(),
    z.minimum(Math.min(...numbers)),
    z.maximum(Math.max(...numbers)),
    z.refine((value) => (numbers as readonly number[]).includes(value), { message: "INVALID_CHOICE" }),
  ) as unknown as z.ZodMiniType<N, number | string>;

const EARLIEST = Date.parse("0001-01-02T00:00:00Z");
const LATEST = Date.parse("9999-12-30T23:59:59.999Z");
/** Tells whether the year has four digits in the database and in ISO 8601, in every time zone. */
export const isKeptTime = (at: Date): boolean => at.getTime() >= EARLIEST && at.getTime() <= LATEST;

/** A time is ISO 8601 with offset, for example `2026-11-21T05:20:00.000Z`. */
export const time = z.string();
/** A day is `YYYY-MM-DD`. */
export const date = z.string();
export const searchedDate = z.iso.date().check(z.refine((text) => isKeptTime(new Date(text))));
/** By this UUID, made by the browser, a repeated request is recognised; a request without one is always new. */
export const clientId = z.pipe(
  z.optional(z.uuid()),
  z.transform((given: string | undefined) => given ?? crypto.randomUUID()),
);
/** The page with this path asks for a picture or download. */
export const requestPath = z.string().check(z.maxLength(2_000));
/** An edit has seen this `updated_at`; a row changed since answers ERROR_STATUS_HAS_CHANGED. */
export const seenTime = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => isKeptTime(new Date(text))));
export const seenAt = z.optional(seenTime);
/** A query says `true`, `1`, `false` or `0`. */
export const flag = z.pipe(
  z.enum(["true", "false", "1", "0"]),
  z.transform((value: "true" | "false" | "1" | "0") => value === "true" || value === "1"),
);

const userTypes = ["employee", "alumni", "community_admin"] as const;
export const userType = z.enum(userTypes);
export type UserType = z.output<typeof userType>;
const numberedTypes = { "1": "employee", "2": "alumni", "3": "community_admin" } as const;
/** R121: bodies hold strings; paths and queries hold strings or numbers. */
export const givenUserType = z.pipe(
  z.enum([...userTypes, "1", "2", "3"]),
  z.transform(
    (type: UserType | keyof typeof numberedTypes): UserType =>
      type === "1" || type === "2" || type === "3" ? numberedTypes[type] : type,
  ),
);
/** R121: a path that names a kind of account by its own words takes the user types too, by string or number. */
export const kindInPath = <const A extends string, const E extends string>(
  alumnus: A,
  employee: E,
): z.ZodMiniType<A | E, string> => {
  const ofAlumni: readonly string[] = [alumnus, "alumni", "2"];
  const ofEmployees: readonly string[] = [employee, "employee", "1"];
  return z.pipe(
    z.enum([...ofAlumni, ...ofEmployees]),
    z.transform((type: string) => (ofAlumni.includes(type) ? alumnus : employee)),
  );
};
