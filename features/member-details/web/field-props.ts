import type { FieldErrors } from "#kit/web/forms/errors-by-field.ts";
import type { Details } from "../contract/details.ts";
import { type ColumnName, type RegistrationForm, requirement } from "../contract/form.ts";

type TextName = { [K in keyof Details]: Details[K] extends string ? K : never }[keyof Details];

export type FieldState<N extends keyof Details> = {
  readonly values: Pick<Details, N>;
  readonly errors: FieldErrors;
  readonly set: (changes: Partial<Pick<Details, N>>) => void;
  readonly markVisited: (field: string) => void;
  /** This person may not change the fields. */
  readonly locked?: boolean;
};

export type BlockProps = FieldState<keyof Details> & { readonly form: RegistrationForm };

/** Returns name, value and error of a text field, to spread on it. */
export const textProps = <N extends TextName>(
  { values, errors, set, markVisited, locked }: FieldState<NoInfer<N>>,
  name: N,
) => ({
  name,
  value: values[name] as string,
  onChange: (value: string) => set({ [name]: value } as Partial<Pick<Details, N>>),
  onBlur: () => markVisited(name),
  error: errors[name],
  disabled: locked ?? false,
});

/** Marks the field 必須 or 任意 as the community asks. R097 */
export const requiredProps = ({ form }: Pick<BlockProps, "form">, column: ColumnName) => {
  const required = form.columns[column] === requirement.required;
  return { required, optional: !required };
};
