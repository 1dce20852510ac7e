import type * as z from "zod/mini";
import { byName, pick } from "#kit/contract/by-name.ts";
import { type Checked, checkValues } from "#kit/web/forms/check-values.ts";
import type { detailsView } from "../contract/body.ts";
import { answerFields, type Details, prepareDetails, textFields } from "../contract/details.ts";
import { correctionSchema } from "../contract/details-schema.ts";
import {
  type AdditionalQuestion,
  type ColumnName,
  columnNames,
  type RegistrationForm,
  requirement,
} from "../contract/form.ts";

type DetailsView = z.output<typeof detailsView>;

/** Returns the details alone, without the answer's other fields. */
export const detailsIn = (view: DetailsView): Details =>
  pick(view, [
    ...textFields,
    ...answerFields,
    "zipcode_judgment",
    "address_1",
    "job_type_parent_id",
    "job_type_child_id",
  ]);

const firstFields: Partial<Record<ColumnName, keyof Details>> = {
  phone_number: "phone_number_1",
  job_type: "job_type_parent_id",
};

const isFilled = (details: Details, column: ColumnName): boolean => {
  if (column === "zipcode") return details.zipcode_1 !== "" || details.zipcode_foreign !== "";
  const value = details[firstFields[column] ?? (column as keyof Details)];
  return value !== "" && value !== null;
};

/** Returns the fields asked for now and those filled in by this person; none is required of an administrator. */
export function correctionForm(
  asked: Pick<RegistrationForm, "columns">,
  view: DetailsView & { readonly additional_information: AdditionalQuestion[] },
): RegistrationForm {
  const details = detailsIn(view);
  const isShown = (column: ColumnName) =>
    asked.columns[column] !== requirement.unnecessary || isFilled(details, column);
  const columns = byName(columnNames, (column) =>
    isShown(column) ? requirement.optional : requirement.unnecessary,
  );
  return { columns, additional_information: view.additional_information };
}

/** Checks a correction before it is sent, by the rules of the server. */
export function checkCorrection<V extends Details>(
  values: V,
  before: Details,
  form: RegistrationForm,
): Checked<V> {
  const schema = correctionSchema(form, before, prepareDetails(values, form));
  const checked = checkValues<Details>(schema, values, (given) => prepareDetails(given, form));
  return "faults" in checked ? checked : { cleaned: { ...values, ...checked.cleaned } };
}
