import * as z from "zod/mini";
import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors, type ErrorParams, type FieldFault } from "#kit/contract/errors.ts";
import { id } from "#kit/contract/wire.ts";
import { failure, fieldFailures } from "../failure.ts";

type Raw = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Parses a request by its contract. A path that cannot name a row is not found; the rest answers every field at once. */
export function createInputParser(
  call: AnyCall,
): (raw: Raw) => { params: unknown; query: unknown; body: unknown } {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const custom: Record<string, z.core.$ZodType | undefined> = call.params ?? {};
  const params = z.object(Object.fromEntries(names.map((name) => [name, custom[name] ?? id])) as never);
  return (raw) => {
    const parsedParams = z.safeParse(params, raw.params);
    if (!parsedParams.success) throw failure(commonErrors.RECORD_NOT_FOUND);
    const query = call.query ? z.safeParse(call.query, raw.query ?? {}) : undefined;
    const body = call.body ? z.safeParse(call.body, raw.body ?? {}) : undefined;
    const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
    if (issues.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, issues.map(describeIssue));
    return { params: parsedParams.data, query: query?.data, body: body?.data };
  };
}

const CODE = /^[A-Z][A-Z0-9_]+$/;

/** The shared field rules say their own codes; anything else is missing or malformed. */
export function describeIssue(issue: z.core.$ZodIssue): FieldFault {
  const params = (issue as { params?: ErrorParams }).params;
  const missing = issue.code === "invalid_type" && issue.input === undefined;
  return {
    message_code: CODE.test(issue.message) ? issue.message : missing ? "REQUIRED" : "INVALID_FORMAT",
    field: issue.path.join("."),
    ...(params ? { params } : {}),
  };
}
