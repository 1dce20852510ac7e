import { ChoiceList, type ChoiceListProps } from "./choice-list.tsx";
import type { FieldProps } from "./field.tsx";

export type CheckboxGroupProps<V extends string> = FieldProps<readonly V[]> & ChoiceListProps<V>;

/** Chooses any of a few; `value` keeps the order of `choices`. */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  const { value, onChange, choices } = props;
  const toggle = (toggled: V) => {
    const isOn = (one: V) => (one === toggled ? !value.includes(one) : value.includes(one));
    onChange(choices.map((choice) => choice.value).filter(isOn));
  };
  return (
    <ChoiceList {...props} input={{ type: "checkbox" }} isOn={(one) => value.includes(one)} onPick={toggle} />
  );
}
