import * as z from "zod/mini";
import { byName } from "#kit/contract/by-name.ts";
import { ADDITIONAL_QUESTIONS } from "./limits.ts";

/** These say when somebody was here, and where in a company or school. */
export const careerNames = [
  "enrollment_start_period",
  "corporation_organization_name",
  "corporation_department_name",
  "corporation_start_period",
  "corporation_end_period",
  "corporation_employee_id",
  "corporation_email",
  "corporation_family_name",
  "corporation_given_name",
  "school_organization_name",
  "school_faclty_name",
  "school_department_name",
  "school_start_period",
  "school_end_period",
  "school_student_id",
  "school_email",
  "school_family_name",
  "school_given_name",
] as const;

/** A form may also ask for these; name, kana, display name, birthday, email and password are always required. R088 */
export const columnNames = [
  "institution",
  "zipcode",
  "address_1",
  "address_2",
  "phone_number",
  "job_type",
  ...careerNames,
] as const;
export type ColumnName = (typeof columnNames)[number];

export const columnGroups = {
  contact: ["zipcode", "address_1", "address_2", "phone_number"],
  work: ["institution", "enrollment_start_period", "job_type"],
  corporation: columnNames.filter((name) => name.startsWith("corporation_")),
  school: columnNames.filter((name) => name.startsWith("school_")),
} as const satisfies Record<string, readonly ColumnName[]>;

/** R415: a form asks for a column or not, as required or optional. */
export const requirement = { unnecessary: 0, required: 1, optional: 2 } as const;
export const requirementValue = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type Requirement = z.output<typeof requirementValue>;

/** These are the wire's numbers. R095, R414 */
export const questionType = { freeText: 0, singleChoice: 1, multipleChoice: 2 } as const;

/** A community's own question has a slot, its `number` from 1 to 5. R093, R094 */
export const additionalQuestion = z.object({
  number: z.number().check(z.int(), z.minimum(1), z.maximum(ADDITIONAL_QUESTIONS)),
  question: z.string(),
  setting: z.object({
    type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** The choices are empty for a free text. */
    data: z.array(z.string()),
  }),
  requirement: z.union([z.literal(1), z.literal(2)]),
});
export type AdditionalQuestion = z.output<typeof additionalQuestion>;

/** Returns `{ a: schema, b: schema }` for the names. */
export const fieldsOf = <const N extends string, S>(names: readonly N[], schema: S): Record<N, S> =>
  byName(names, () => schema);

/** A community asks this when people register. R097 */
export const registrationForm = z.object({
  columns: z.object(fieldsOf(columnNames, requirementValue)),
  additional_information: z.array(additionalQuestion),
});
export type RegistrationForm = z.output<typeof registrationForm>;

/** A community that has saved no form of its own uses this one. */
export const defaultForm: RegistrationForm = {
  columns: {
    ...fieldsOf<ColumnName, Requirement>(columnNames, requirement.unnecessary),
    corporation_department_name: requirement.optional,
    corporation_start_period: requirement.required,
    corporation_end_period: requirement.required,
    job_type: requirement.optional,
    address_1: requirement.optional,
    phone_number: requirement.optional,
  },
  additional_information: [],
};
