import type { FieldErrors } from "#kit/web/forms/field-errors.ts";
import type { Details } from "../contract/details.ts";
import { type ColumnName, type RegistrationForm, requirement } from "../contract/form.ts";

/** What every block of the form works on. */
export type BlockProps = {
  readonly form: RegistrationForm;
  readonly values: Details;
  readonly errors: FieldErrors;
  readonly set: (changes: Partial<Details>) => void;
  readonly leave: (field: string) => void;
  /** Not for this person to change. */
  readonly locked?: boolean;
};

type TextName = { [K in keyof Details]: Details[K] extends string ? K : never }[keyof Details];

/** Name, value and error of a text field, to be spread on it. */
export const textProps = ({ values, errors, set, leave, locked }: BlockProps, name: TextName) => ({
  name,
  value: values[name],
  onChange: (value: string) => set({ [name]: value }),
  onBlur: () => leave(name),
  error: errors[name],
  disabled: locked ?? false,
});

/** Marked 必須 or 任意 as the community asks. R097 */
export const marks = ({ form }: Pick<BlockProps, "form">, column: ColumnName) => {
  const required = form.columns[column] === requirement.required;
  return { required, optional: !required };
};
