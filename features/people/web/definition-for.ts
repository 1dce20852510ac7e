import {
  columnNames,
  fieldsOf,
  type RegistrationForm,
  requirement,
} from "#features/member-details/contract/form.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";

/** The office knows where enrolled users work and since when; the form is what alumni are asked. */
const ofEmployees: Pick<RegistrationForm, "columns"> = {
  columns: {
    ...fieldsOf(columnNames, requirement.unnecessary),
    corporation_department_name: requirement.optional,
    enrollment_start_period: requirement.optional,
  },
};

export const definitionFor = (
  kind: MemberKind,
  definition: RegistrationForm,
): Pick<RegistrationForm, "columns"> => (kind === "employee" ? ofEmployees : definition);
