import * as z from "zod/mini";
import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors, type ErrorParams, type FieldFault } from "#kit/contract/errors.ts";
import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import { faultOf, fieldErrorMap } from "#kit/contract/fields/issue-faults.ts";
import { findUnknown, knownFields, refusesUnknown } from "#kit/contract/unknown-fields.ts";
import { id } from "#kit/contract/wire.ts";
import { type Failure, failure, fieldFailures } from "../failure.ts";
import { boundsOf } from "./bounds.ts";
import { assertKeepsLeftOut, changesNothing } from "./put-body.ts";
import { refusedAt, refuseOverlong } from "./refuse-overlong.ts";

type Raw = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Files come with it, which are a change by themselves. */
  readonly hasFiles?: boolean;
};
const nothing = z.object({});
type Part = { readonly data: unknown; readonly faults: readonly FieldFault[] };

/**
 * Parses a request by its contract. A path that cannot name a row is 404; otherwise the faults of all fields are
 * answered together. A value longer than its field is refused by its length alone.
 * @throws at once where the contract accepts a value of any length
 */
export function createInputParser(
  call: AnyCall,
): (raw: Raw) => { params: unknown; query: unknown; body: unknown } {
  const at = `${call.method} ${call.path}`;
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const custom: Record<string, z.core.$ZodType | undefined> = call.params ?? {};
  const params = z.object(Object.fromEntries(names.map((name) => [name, custom[name] ?? id])) as never);
  const parseParams = createPartParser(params, `${at} params`);
  const parseQuery =
    call.query &&
    createPartParser(call.query, `${at} query`, refusesUnknown(call) ? unknownFaults(call.query) : undefined);
  const parseBody = createBodyParser(call, `${at} body`);
  return (raw) => {
    const parsedParams = parseParams(raw.params);
    if (parsedParams.faults.length > 0) throw failure(commonErrors.RECORD_NOT_FOUND);
    const query = parseQuery?.(raw.query);
    const body = parseBody(raw.body, raw.hasFiles ?? false);
    const faults = [...(query?.faults ?? []), ...body.faults];
    if (faults.length > 0) throw refusal(call, faults);
    return { params: parsedParams.data, query: query?.data, body: call.body && body.data };
  };
}

/** A fault whose code the call declares leads the refusal, as in the specification. R277, R291, R292 */
function refusal(call: AnyCall, faults: readonly FieldFault[]): Failure {
  const leads = ({ message_code }: FieldFault) => call.errors?.find(({ code }) => code === message_code);
  const own = faults.find(leads);
  const error = own && leads(own);
  return error && own
    ? fieldFailures(error, [own, ...faults.filter((one) => one !== own)])
    : fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
}

type FindMore = (value: unknown, faults: readonly FieldFault[]) => readonly FieldFault[];

function createPartParser(schema: z.core.$ZodType, at: string, more?: FindMore): (raw: unknown) => Part {
  const bounds = boundsOf(schema, at);
  return (raw) => {
    const value = refuseOverlong(raw ?? {}, bounds);
    const { data, faults } = parsePart(schema, value);
    return { data, faults: [...faults, ...(more?.(value, faults) ?? [])] };
  };
}

/** What was refused by its length is no object any more, so nothing in it is looked at. */
function unknownFaults(schema: z.core.$ZodType): FindMore {
  const known = knownFields(schema);
  return (value) => findUnknown(value, known).map(describeUnknown);
}

function createBodyParser(call: AnyCall, at: string): (raw: unknown, hasFiles: boolean) => Part {
  const { body = nothing, method } = call;
  if (call.bodyType) return bytesParser(body);
  if (!refusesUnknown(call)) return createPartParser(body, at);
  const findMore = unknownFaults(body);
  if (method !== "PUT") return createPartParser(body, at, findMore);
  assertKeepsLeftOut(body, at);
  const nothingToChange = [{ message_code: fault("NOTHING_TO_CHANGE").code }];
  const parse = createPartParser(body, at, findMore);
  return (raw, hasFiles) => {
    const part = parse(raw);
    const isEmpty = call.body && !hasFiles && part.faults.length === 0 && changesNothing(body, raw ?? {});
    return isEmpty ? { ...part, faults: nothingToChange } : part;
  };
}

const describeUnknown = (path: readonly string[]): FieldFault =>
  describeFault(fault("UNKNOWN_FIELD", { name: path.at(-1) ?? "" }), path);

/** The size of a binary body is limited where it is read. */
const bytesParser = (schema: z.core.$ZodType) => (raw: unknown) => parsePart(schema, raw);

const unstorable = fault("INVALID_CHARACTERS");

function parsePart(schema: z.core.$ZodType, value: unknown): Part {
  const { data, error } = z.safeParse(schema, value, { error: fieldErrorMap });
  if (!error) return { data, faults: findUnstorable(data).map((path) => describeFault(unstorable, path)) };
  const found = error.issues.map((issue) => {
    const refused = refusedAt(value, issue.path);
    return refused ? describeFault(refused, issue.path) : describeIssue(issue);
  });
  // Several rules may report a value that was refused by its length; the same fault is answered once.
  const faults = new Map(found.map((fault) => [`${fault.field} ${fault.message_code}`, fault]));
  return { data, faults: [...faults.values()] };
}

/** Returns the code and parameters of a field's fault, in the shape of every refusal. */
export const describeIssue = (issue: z.core.$ZodIssue): FieldFault =>
  describeFault(faultOf(issue), issue.path);

const describeFault = ({ code, params }: Fault, path: readonly PropertyKey[]): FieldFault => {
  const given = Object.keys(params).length > 0 ? { params: params as ErrorParams } : {};
  return { message_code: code, field: path.join("."), ...given };
};

type Path = readonly (string | number)[];

/** PostgreSQL stores neither U+0000 nor half a surrogate pair, which is no UTF-8. */
const isUnstorable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** Returns where such texts are in a parsed input, for fields whose own rule accepts any character. */
function findUnstorable(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return isUnstorable(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => findUnstorable(item, [...path, index]));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    isUnstorable(name) ? [path] : findUnstorable(item, [...path, name]),
  );
}
