import * as z from "zod/mini";
import { INTEGER_MAX } from "#kit/contract/wire.ts";
import { answerFields, textFields } from "./details.ts";
import { fieldsOf } from "./form.ts";
import { FIELD_UNITS_MAX } from "./limits.ts";

export const anyText = z.optional(z.string().check(z.maxLength(FIELD_UNITS_MAX)));
export const wholeNumber = z.number().check(z.minimum(-INTEGER_MAX), z.maximum(INTEGER_MAX));
const anyNumber = z.optional(z.nullable(wholeNumber));

/** The details are sent like this, before the community's form decides what is asked and required. */
export const detailsBody = {
  ...fieldsOf(textFields, anyText),
  zipcode_judgment: z.optional(z.boolean()),
  address_1: anyNumber,
  job_type_parent_id: anyNumber,
  job_type_child_id: anyNumber,
  ...fieldsOf(
    answerFields,
    z.optional(
      z.union([
        z.string().check(z.maxLength(FIELD_UNITS_MAX)),
        z.array(z.string().check(z.maxLength(FIELD_UNITS_MAX))).check(z.maxLength(100)),
      ]),
    ),
  ),
};

/** The view has everything that a person has stated, as it is read and corrected. */
export const detailsView = z.object({
  ...fieldsOf(textFields, z.string()),
  zipcode_judgment: z.boolean(),
  address_1: z.nullable(z.number()),
  job_type_parent_id: z.nullable(z.number()),
  job_type_child_id: z.nullable(z.number()),
  ...fieldsOf(answerFields, z.union([z.string(), z.array(z.string())])),
});
