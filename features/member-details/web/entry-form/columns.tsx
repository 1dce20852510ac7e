import { Card } from "#kit/ui/card/card.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import type { ColumnName, Requirement } from "../../contract/form.ts";
import { affiliationRows } from "../affiliation-fields.tsx";
import { useMemberDetailsMessages } from "../messages.ts";
import styles from "./entry-form.module.css";
import { useEntryFormMessages } from "./messages.ts";

/** As they are asked on registering, section by section. */
const sections = {
  contact: ["zipcode", "address_1", "address_2", "phone_number"],
  work: ["institution", "enrollment_start_period", "job_type"],
  corporation: affiliationRows.corporation.flat(),
  school: affiliationRows.school.flat(),
} as const satisfies Record<string, readonly ColumnName[]>;

type Columns = Readonly<Record<ColumnName, Requirement>>;
type Props = { readonly columns: Columns; readonly onChange: (columns: Columns) => void };

/** R415: each column not asked, optional or required. */
export function Columns({ columns, onChange }: Props) {
  const { section, field } = useMemberDetailsMessages();
  return (Object.keys(sections) as (keyof typeof sections)[]).map((name) => (
    <Card key={name} className={styles.section}>
      <h2>{section[name]}</h2>
      <div className={styles.columns}>
        {sections[name].map((column) => (
          <RequirementField
            key={column}
            label={field[column]}
            value={columns[column]}
            onChange={(value) => onChange({ ...columns, [column]: value })}
          />
        ))}
      </div>
    </Card>
  ));
}

type FieldProps = {
  readonly label: string;
  readonly value: Requirement;
  readonly onChange: (value: Requirement) => void;
};

/** From nothing to most. */
const inOrder = ["0", "2", "1"] as const;

export function RequirementField({ label, value, onChange }: FieldProps) {
  const text = useEntryFormMessages().requirement;
  return (
    <RadioGroup
      label={label}
      choices={inOrder.map((one) => ({ value: one, label: text[one] }))}
      value={`${value}`}
      onChange={(one) => onChange(Number(one) as Requirement)}
    />
  );
}
