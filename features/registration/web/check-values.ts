import { type Checked, checkValues } from "#kit/web/forms/check-values.ts";
import { type Details, prepareDetails } from "../contract/details.ts";
import { detailsSchema } from "../contract/details-schema.ts";
import type { RegistrationForm } from "../contract/form.ts";
import { type Joining, joiningSchema, prepareJoining } from "../contract/joining-schema.ts";
import {
  prepareRegistration,
  type Registration,
  registrationSchema,
} from "../contract/registration-schema.ts";

export const checkRegistration = (values: Registration, form: RegistrationForm): Checked<Registration> =>
  checkValues(registrationSchema(form), values, (given) => prepareRegistration(given, form));

export const checkDetails = (values: Details, form: RegistrationForm): Checked<Details> =>
  checkValues(detailsSchema(form), values, (given) => prepareDetails(given, form));

export const checkJoining = (values: Joining, form: RegistrationForm): Checked<Joining> =>
  checkValues(joiningSchema(form), values, (given) => prepareJoining(given, form));
