import * as z from "zod/mini";
import type { FieldFault } from "#kit/contract/errors.ts";
import { faultOf } from "#kit/contract/fields/issue-faults.ts";

export type Checked<T> = { readonly cleaned: T } | { readonly faults: readonly FieldFault[] };

/**
 * Checks by the server's own schemas, so that the server refuses only for reasons that only it can know. `prepare`
 * brings values into shape before and after the check.
 */
export function checkValues<T>(
  schema: z.core.$ZodType,
  values: T,
  prepare: (given: Partial<T>) => T = (given) => given as T,
): Checked<T> {
  const parsed = z.safeParse(schema, prepare(values));
  if (parsed.success) return { cleaned: prepare(parsed.data as Partial<T>) };
  return {
    faults: parsed.error.issues.map((issue) => {
      const { code, params } = faultOf(issue);
      return { message_code: code, field: issue.path.join("."), params };
    }),
  };
}
