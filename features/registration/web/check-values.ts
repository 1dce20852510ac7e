import * as z from "zod/mini";
import type { FieldFault } from "#kit/contract/errors.ts";
import { faultOf } from "#kit/contract/fields/issue-faults.ts";
import { type Details, prepareDetails } from "../contract/details.ts";
import { detailsSchema } from "../contract/details-schema.ts";
import type { RegistrationForm } from "../contract/form.ts";
import {
  prepareRegistration,
  type Registration,
  registrationSchema,
} from "../contract/registration-schema.ts";

export type Checked<T> = { readonly mended: T } | { readonly faults: readonly FieldFault[] };

/** By the same schemas as the server, so that what passes here is refused there only for what only it can know. */
function check<T>(schema: z.ZodMiniType, values: T, prepare: (given: Partial<T>) => T): Checked<T> {
  const parsed = z.safeParse(schema, prepare(values));
  if (parsed.success) return { mended: prepare(parsed.data as Partial<T>) };
  return {
    faults: parsed.error.issues.map((issue) => {
      const { code, params } = faultOf(issue);
      return { message_code: code, field: String(issue.path[0] ?? ""), params };
    }),
  };
}

export const checkRegistration = (values: Registration, form: RegistrationForm): Checked<Registration> =>
  check(registrationSchema(form), values, (given) => prepareRegistration(given, form));

export const checkDetails = (values: Details, form: RegistrationForm): Checked<Details> =>
  check(detailsSchema(form), values, (given) => prepareDetails(given, form));
