import { NoResultError } from "kysely";

type DatabaseError = { readonly code?: unknown; readonly constraint?: unknown; readonly message?: unknown };
const codeOf = (error: unknown): string => String((error as DatabaseError | null)?.code ?? "");

/** Serialisation failure and deadlock: the same work may succeed when tried again. */
export const isRetryable = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error));

/** A row that a statement refers to, or stands on, is not there: it was removed since it was looked at. */
export const isRowGone = (error: unknown): boolean =>
  codeOf(error) === "23503" || error instanceof NoResultError;

/** No space is left on the database's disk: what changes something fails, reading goes on. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === "53100";

/** A statement took longer than it may and was stopped. */
export const isTimedOut = (error: unknown): boolean => codeOf(error) === "57014";

/** Something else held a table or a row for longer than one waits for it. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === "55P03";

/** What was to be unique is there already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === "23505";

const VALUE_CODES = [
  "22001", // longer than its column
  "22003", // beyond the range of its type
  "22007", // no time
  "22008", // a time beyond all times
  "22021", // bytes that are no text, such as U+0000
  "22023", // no valid parameter
  "2201W", // a negative limit
  "2201X", // a negative offset
  "22P02", // not of the type
  "22P05", // a character that cannot be converted
  "54000", // too large for an index
];

/** A value that no column takes. Contracts refuse all of them before; this is the net below the contracts. */
export const isValueRefused = (error: unknown): boolean => VALUE_CODES.includes(codeOf(error));

const CONNECTION_CODES = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57P01",
  "57P02",
  "57P03",
  "53300",
];

/**
 * The database is away, starting or out of connections, and may be there in a moment. What was to be committed when
 * the connection broke may or may not be: nobody here knows, so it is neither called done nor done again.
 */
export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error);
  if (CONNECTION_CODES.includes(code) || code.startsWith("08")) return true;
  const message = String((error as DatabaseError | null)?.message ?? "");
  return /connection terminated|timeout expired|timeout exceeded when trying to connect|not queryable/i.test(
    message,
  );
};

/** It is there, and has no memory, room or time left for this one: the same may succeed in a moment. */
export const isOverloaded = (error: unknown): boolean =>
  isTimedOut(error) || ["53200", "53400"].includes(codeOf(error));

/** It is there, and has no connection left for this one. */
export const isExhausted = (error: unknown): boolean =>
  codeOf(error) === "53300" || /timeout exceeded when trying to connect/i.test(String(error));

/** It says nothing of what was asked: the same may succeed later, unchanged. */
export const isPassing = (error: unknown): boolean =>
  [isRetryable, isUnavailable, isOverloaded, isDiskFull, isLockTimeout].some((is) => is(error));
