import * as z from "zod/mini";

/** A row's id: a positive integer that JSON and JavaScript carry exactly. Accepts digits from paths and queries. */
export const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** ISO 8601 with offset, for example `2026-11-21T05:20:00.000Z`. */
export const time = z.string();
/** `YYYY-MM-DD`. */
export const date = z.string();
/** A UUID made by the browser so that a repeated send is recognised. */
export const clientId = z.uuid();
/** The path of the page that a picture or download is asked for from. */
export const requestPath = z.string().check(z.maxLength(2_000));
/** The `updated_at` an edit has seen; a row changed since answers ERROR_STATUS_HAS_CHANGED. */
export const seenAt = z.optional(z.iso.datetime({ offset: true }));
/** `true`, `1` and `false`, `0` in a query. */
export const flag = z.pipe(
  z.enum(["true", "false", "1", "0"]),
  z.transform((value: "true" | "false" | "1" | "0") => value === "true" || value === "1"),
);

export const done = z.object({});

/** R121: strings in bodies; strings and numbers are accepted in paths and queries. */
export const userTypes = ["employee", "alumni", "community_admin"] as const;
export const userType = z.enum(userTypes);
export type UserType = z.output<typeof userType>;
