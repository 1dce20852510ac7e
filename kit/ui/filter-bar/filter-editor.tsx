import { useState } from "react";
import { Button } from "../button/button.tsx";
import { DateField } from "../fields/date-field.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import styles from "./filter-bar.module.css";
import type { FilterField, FilterValues } from "./filters.ts";
import { useFilterMessages } from "./messages.ts";

type ValueProps<F extends FilterField> = {
  readonly field: F;
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
  readonly onClose: () => void;
};

type Props = Omit<ValueProps<FilterField>, "field"> & {
  readonly fields: readonly FilterField[];
  /** The condition that is being changed; undefined for a new one. */
  readonly field: FilterField | undefined;
};

/** Field, operator and value of a condition. What is chosen applies at once, what is typed with Enter. */
export function FilterEditor({ fields, field: given, ...props }: Props) {
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
      {field && <Value key={name} field={field} {...props} />}
    </div>
  );
}

function Value({ field, ...props }: ValueProps<FilterField>) {
  const text = useFilterMessages();
  const { values, onChange, onClose } = props;
  const pick = (changes: FilterValues) => {
    onChange(changes);
    onClose();
  };
  if (field.kind === "choice")
    return (
      <SelectField
        label={text.operator.choice}
        value={values[field.name] ?? ""}
        choices={field.options}
        onChange={(value) => pick({ [field.name]: value })}
      />
    );
  if (field.kind === "dates")
    return (
      <>
        <DateField
          label={text.from}
          value={values[field.name] ?? ""}
          max={values[field.to] ?? ""}
          onChange={(day) => onChange({ [field.name]: day })}
        />
        <DateField
          label={text.until}
          value={values[field.to] ?? ""}
          min={values[field.name] ?? ""}
          onChange={(day) => onChange({ [field.to]: day })}
        />
      </>
    );
  return <Typed field={field} {...props} />;
}

function Typed({ field, values, onChange, onClose }: ValueProps<FilterField & { kind: "text" | "number" }>) {
  const text = useFilterMessages();
  const [typed, setTyped] = useState(values[field.name] ?? "");
  const isNumber = field.kind === "number";
  const value = isNumber ? typed.normalize("NFKC").replace(/\D/g, "") : typed.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ [field.name]: value });
        onClose();
      }}
    >
      <TextField
        label={isNumber ? `${field.unit}${text.operator.number}` : text.operator.text}
        value={typed}
        inputMode={isNumber ? "numeric" : "text"}
        onChange={setTyped}
      />
      <Button type="submit" size="sm" variant="primary">
        {text.apply}
      </Button>
    </form>
  );
}
