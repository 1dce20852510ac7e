import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { type Checked, checkValues } from "#kit/web/forms/check-values.ts";
import { type Joining, joiningSchema, prepareJoining } from "../contract/joining-schema.ts";
import {
  prepareRegistration,
  type Registration,
  registrationSchema,
} from "../contract/registration-schema.ts";

export const checkRegistration = (values: Registration, form: RegistrationForm): Checked<Registration> =>
  checkValues(registrationSchema(form), values, (given) => prepareRegistration(given, form));

export const checkJoining = (values: Joining, form: RegistrationForm): Checked<Joining> =>
  checkValues(joiningSchema(form), values, (given) => prepareJoining(given, form));
