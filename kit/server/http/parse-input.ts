import * as z from "zod/mini";
import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors, type ErrorParams, type FieldFault } from "#kit/contract/errors.ts";
import { faultOf, fieldErrorMap } from "#kit/contract/fields/issue-faults.ts";
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
    const query = call.query ? z.safeParse(call.query, raw.query ?? {}, { error: fieldErrorMap }) : undefined;
    const body = call.body ? z.safeParse(call.body, raw.body ?? {}, { error: fieldErrorMap }) : undefined;
    const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
    if (issues.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, issues.map(describeIssue));
    return { params: parsedParams.data, query: query?.data, body: body?.data };
  };
}

/** The code and parameters of a field's fault, in the shape of every refusal. */
export const describeIssue = (issue: z.core.$ZodIssue): FieldFault => {
  const { code, params } = faultOf(issue);
  const given = Object.keys(params).length > 0 ? { params: params as ErrorParams } : {};
  return { message_code: code, field: issue.path.join("."), ...given };
};
