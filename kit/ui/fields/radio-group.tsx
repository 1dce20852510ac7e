import { useId } from "react";
import { ChoiceList, type ChoiceListProps } from "./choice-list.tsx";
import type { FieldProps } from "./field.tsx";

export type RadioGroupProps<V extends string> = FieldProps<V | ""> & ChoiceListProps<V>;

export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { value, onChange } = props;
  const input = { type: "radio", name: useId() } as const;
  return <ChoiceList {...props} input={input} isOn={(one) => one === value} onPick={onChange} />;
}
