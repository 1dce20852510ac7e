import { type DestinationStream, type Logger, pino } from "pino";

/** Creates the product's log: JSON lines without email addresses, passwords of settings, and what people wrote. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describeError }, hooks: { streamWrite: withoutAddresses } }, to);

/** Addresses are removed from the whole line: a mail server or the database may repeat them anywhere, also in a URL. */
const MAIL_ADDRESS = /[^\s"'\\<>()[\],;:/?&=@%]{1,64}(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const LONGEST_WORDS = 1_000;
const withoutAddresses = (line: string): string => line.replace(MAIL_ADDRESS, "[address]");

/** These properties of an error say where and why. Others hold values of the row, the statement or the mail. */
const TOLD = [
  "code",
  "errno",
  "syscall",
  "command",
  "responseCode",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "status",
  "statusCode",
] as const;

type Described = Readonly<Record<string, unknown>>;

/** Returns the words of an error without addresses. */
export const withoutValues = (words: string): string => withoutAddresses(words).slice(0, LONGEST_WORDS);

/** Returns what may be kept of a failure: where it happened and why, without values and addresses. */
export function describeFailure(error: unknown): { readonly type: string; readonly message: string } {
  const { type, message } = describeError(error instanceof Error ? error : new Error(String(error))) as {
    readonly type: string;
    readonly message: string;
  };
  return { type, message: withoutValues(message) };
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const values = error as unknown as Described;
  const text = wordsOf(values);
  return {
    type: error.constructor.name,
    message: text(error.message),
    stack: text(error.stack ?? ""),
    ...Object.fromEntries(TOLD.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}

/** The database quotes a value that it cannot take (class 22), which somebody may have written. */
const wordsOf =
  ({ code }: Described) =>
  (text: string): string =>
    /^22[\dA-Z]{3}$/.test(String(code)) ? text.replace(/"[^"]*"/g, '"…"') : text;
