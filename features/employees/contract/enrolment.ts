import * as z from "zod/mini";
import { detailFields } from "#features/member-details/contract/details-schema.ts";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { act } from "#kit/contract/act.ts";
import { bulkResult } from "#kit/contract/bulk.ts";
import { call } from "#kit/contract/call.ts";
import { email } from "#kit/contract/fields/email.ts";
import { employeeId } from "#kit/contract/fields/employee-id.ts";
import { kana } from "#kit/contract/fields/kana.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { month } from "#kit/contract/fields/months.ts";
import { noPictograms } from "#kit/contract/fields/pictogram.ts";
import { name } from "#kit/contract/fields/text.ts";
import { languages } from "#kit/contract/language.ts";
import { viewPeople } from "#kit/contract/office-views.ts";
import { employeeErrors } from "./errors.ts";
import { ENTERED_EMPLOYEES } from "./limits.ts";

const { family_name, given_name } = detailFields(defaultForm);
const optionalEmployeeId = () => z._default(employeeId({ required: false }), "");

const optionalKana = () => z._default(kana({ min: 0, max: limits.personName.max }), "");

/** The office states these of an enrolled user before they register; afterwards their names are their own. */
export const enteredEmployee = z.object({
  email: email(),
  family_name,
  given_name,
  family_name_kana: optionalKana(),
  given_name_kana: optionalKana(),
  employee_id: optionalEmployeeId(),
  department_name: z._default(name({ min: 0, max: limits.shortText.max }).check(noPictograms()), ""),
  enrollment_start_period: z._default(month({ required: false, past: true }), ""),
  /** Somebody without an account is mailed in this language; the administrator's own is the default. */
  language: z.optional(z.enum(languages)),
});
export type EnteredEmployee = z.output<typeof enteredEmployee>;

/**
 * All are entered or none: everything is checked before anything is stored, and a fault names its row, as
 * `users.2.email`. So it never is a job; its result is kept as that of every bulk act.
 */
export const enterEmployees = call.post("/communities/{id}/user_list", {
  access: "administrator",
  act: act("enterEmployees", { ja: "在籍者を登録", en: "Added an employee" }),
  security: "membershipChanged",
  summary: "Enter enrolled users, who are not participating yet, and mail each a personal invitation",
  body: z.object({
    users: z.array(enteredEmployee).check(z.minLength(1), z.maxLength(ENTERED_EMPLOYEES)),
  }),
  answer: z.object({ data: bulkResult }),
  errors: [
    employeeErrors.ERROR_EMPLOYEE_ENTERED,
    employeeErrors.ERROR_EMPLOYEE_ID_TAKEN,
    employeeErrors.ERROR_EMPLOYEE_TWICE,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
  ],
});

export const checkEmployeeRegistered = call.post("/communities/{id}/employee/registered_check", {
  access: "administrator",
  rate: "check",
  act: false,
  view: viewPeople,
  summary: "Whether somebody could be entered as an enrolled user with this address and employee id",
  body: z.object({ email: email(), employee_id: optionalEmployeeId() }),
  errors: [
    employeeErrors.ERROR_EMPLOYEE_ENTERED,
    employeeErrors.ERROR_EMPLOYEE_ID_TAKEN,
    membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
  ],
});
