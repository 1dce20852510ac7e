import { type ReactNode, useState } from "react";
import { writeTimes } from "#kit/contract/times.ts";
import { Button } from "../button/button.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { DatesValue } from "./dates-value.tsx";
import styles from "./filter-bar.module.css";
import type { FilterField, FilterValues } from "./filters.ts";
import { useFilterMessages } from "./messages.ts";
import { digitsOf, OFTEN, TimesValue } from "./times-value.tsx";

export type ValueProps<F extends FilterField = FilterField> = {
  readonly field: F;
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
};

export type EditorProps = Pick<ValueProps, "values" | "onChange"> & {
  readonly fields: readonly FilterField[];
  /** This filter is being changed; it is undefined for a new one. */
  readonly field: FilterField | undefined;
  readonly onClose: () => void;
  /** The button has this label for these values; "Apply" is the default. */
  readonly applyLabel?: ((changes: FilterValues) => ReactNode) | undefined;
};

export function FilterEditor({ fields, field: given, ...props }: EditorProps) {
  const text = useFilterMessages();
  const [name, setName] = useState(given?.name ?? "");
  const field = fields.find((one) => one.name === name);
  return (
    <div className={styles.editor}>
      <SelectField
        label={text.field}
        value={name}
        data-autofocus
        choices={fields.map((one) => ({ value: one.name, label: one.label }))}
        placeholder={text.choose}
        onChange={setName}
      />
      {field && <Condition key={name} field={field} {...props} />}
    </div>
  );
}

function Condition({
  field,
  values,
  onChange,
  onClose,
  applyLabel,
}: Omit<EditorProps, "fields"> & { readonly field: FilterField }) {
  const text = useFilterMessages();
  const [draft, setDraft] = useState<FilterValues>(() => {
    const value = values[field.name] ?? "";
    if (field.kind === "dates") return { [field.name]: value, [field.to]: values[field.to] ?? "" };
    return { [field.name]: field.kind === "times" && value === "" ? writeTimes(OFTEN) : value };
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
        onClose();
      }}
    >
      <Value
        field={field}
        values={draft}
        onChange={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      />
      <Button type="submit" size="sm" variant="primary">
        <span aria-live="polite">{applyLabel?.(draft) ?? text.apply}</span>
      </Button>
    </form>
  );
}

function Value({ field, values, onChange }: ValueProps) {
  const text = useFilterMessages();
  const value = values[field.name] ?? "";
  if (field.kind === "choice")
    return (
      <SelectField
        label={text.operator.choice}
        value={value}
        choices={field.options}
        onChange={(chosen) => onChange({ [field.name]: chosen })}
      />
    );
  if (field.kind === "dates")
    return (
      <DatesValue
        from={value}
        to={values[field.to] ?? ""}
        onFrom={(day) => onChange({ [field.name]: day })}
        onTo={(day) => onChange({ [field.to]: day })}
      />
    );
  if (field.kind === "times") return <TimesValue field={field} values={values} onChange={onChange} />;
  return <Typed field={field} values={values} onChange={onChange} />;
}

function Typed({ field, values, onChange }: ValueProps<FilterField & { kind: "text" | "number" }>) {
  const text = useFilterMessages();
  const [typed, setTyped] = useState(values[field.name] ?? "");
  const isNumber = field.kind === "number";
  return (
    <TextField
      label={isNumber ? `${field.unit}${text.operator.number}` : text.operator.text}
      value={typed}
      inputMode={isNumber ? "numeric" : "text"}
      onChange={(now) => {
        setTyped(now);
        onChange({ [field.name]: isNumber ? digitsOf(now) : now.trim() });
      }}
    />
  );
}
