import { NoResultError } from "kysely";

type DatabaseError = { readonly code?: unknown; readonly constraint?: unknown; readonly message?: unknown };
const codeOf = (error: unknown): string => String((error as DatabaseError | null)?.code ?? "");

/** After a serialisation failure or a deadlock, the same transaction may succeed when it is repeated. */
export const isRetryable = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error));

/** A row that a statement refers to was removed since it was read. */
export const isRowGone = (error: unknown): boolean =>
  codeOf(error) === "23503" || error instanceof NoResultError;

/** The database's disk is full: writes fail, reads go on. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === "53100";

/** The statement took longer than it may and was stopped. */
export const isTimedOut = (error: unknown): boolean => codeOf(error) === "57014";

export const isLockTimeout = (error: unknown): boolean => codeOf(error) === "55P03";

/** A row with the same unique key exists already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === "23505";

const VALUE_CODES = [
  "22001", // The value is longer than its column.
  "22003", // The number is beyond the range of its type.
  "22007", // The text is no time.
  "22008", // The time is beyond the range of its type.
  "22021", // The bytes are no text, such as U+0000.
  "22023", // The parameter is invalid.
  "2201W", // The limit is negative.
  "2201X", // The offset is negative.
  "22P02", // The text is not of the type.
  "22P05", // The character cannot be converted.
  "54000", // The value is too large for an index.
];

/** The value fits no column. Contracts refuse every such value first; this catches what they miss. */
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
 * The database is away, starting or out of connections, and may be back in a moment. Whether a transaction was
 * committed when its connection broke cannot be known here, so it is neither called done nor repeated.
 */
export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error);
  if (CONNECTION_CODES.includes(code) || code.startsWith("08")) return true;
  const message = String((error as DatabaseError | null)?.message ?? "");
  return /connection (terminated|ended)|timeout expired|timeout exceeded when trying to connect|not queryable/i.test(
    message,
  );
};

/** The database is there but has no memory, space or time left for this statement; the same may succeed in a moment. */
export const isOverloaded = (error: unknown): boolean =>
  isTimedOut(error) || ["53200", "53400"].includes(codeOf(error));

/** The database is there but has no connection left. */
export const isExhausted = (error: unknown): boolean =>
  codeOf(error) === "53300" || /timeout exceeded when trying to connect/i.test(String(error));

/** The error is not about the statement: the same may succeed later, unchanged. */
export const isPassing = (error: unknown): boolean =>
  [isRetryable, isUnavailable, isOverloaded, isDiskFull, isLockTimeout].some((is) => is(error));
