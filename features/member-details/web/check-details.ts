import { type Checked, checkValues } from "#kit/web/forms/check-values.ts";
import { type Details, prepareDetails } from "../contract/details.ts";
import { detailsSchema } from "../contract/details-schema.ts";
import type { RegistrationForm } from "../contract/form.ts";

export const checkDetails = (values: Details, form: RegistrationForm): Checked<Details> =>
  checkValues(detailsSchema(form), values, (given) => prepareDetails(given, form));
