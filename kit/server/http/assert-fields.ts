import * as z from "zod/mini";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { fieldFailures } from "../failure.ts";
import { describeIssue } from "./parse-input.ts";

/**
 * Checks fields by a schema that depends on the row, and by what only the server knows.
 * @returns the values as the schema has normalised them
 * @throws ERROR_INVALID_PARAMS with the faults of all fields at once. R276, R277
 */
export async function assertFields<T>(
  schema: z.ZodMiniType,
  prepared: T,
  findMore: () => Promise<readonly FieldFault[]>,
): Promise<Partial<T>> {
  const parsed = z.safeParse(schema, prepared);
  const faults = [...(parsed.error?.issues ?? []).map(describeIssue), ...(await findMore())];
  if (!parsed.success || faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  return parsed.data as Partial<T>;
}

/** Drops the absent fields of a body, so that the rest can be spread over the stored row. */
export const withoutAbsent = <T extends object>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>;
