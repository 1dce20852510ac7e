import { useState } from "react";
import { byName } from "#kit/contract/by-name.ts";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { Matrix } from "#kit/ui/settings-page/matrix.tsx";
import { SettingsBlock } from "#kit/ui/settings-page/settings-page.tsx";
import { Switch } from "#kit/ui/switch/switch.tsx";
import {
  type ColumnName,
  columnGroups,
  columnNames,
  type Requirement,
  requirement,
} from "../../contract/form.ts";
import { useMemberDetailsMessages } from "../messages.ts";
import { useEntryFormMessages } from "./messages.ts";

export const columnSections = ["contact", "work", "corporation", "school"] as const;

type Columns = Readonly<Record<ColumnName, Requirement>>;
type Props = { readonly columns: Columns; readonly onChange: (columns: Columns) => void };

/** The choices go from least to most. */
const requirementsInOrder = ["0", "2", "1"] as const;

/** R415: sets each column to not asked, optional or required, in the order in which they are asked. */
export function Columns({ columns, onChange }: Props) {
  const { section, field } = useMemberDetailsMessages();
  const text = useEntryFormMessages();
  // A column in use when the list was narrowed stays in it while it is being changed.
  const [inUse, setInUse] = useState<ReadonlySet<ColumnName> | null>(null);
  const used = (Object.keys(columns) as ColumnName[]).filter(
    (column) => columns[column] !== requirement.unnecessary,
  );
  const values = byName(columnNames, (column): `${Requirement}` => `${columns[column]}`);
  return (
    <>
      <Switch
        label={text.onlyUsed(used.length)}
        checked={inUse !== null}
        onChange={(on) => setInUse(on ? new Set(used) : null)}
      />
      {columnSections.map((name) => {
        const names: readonly ColumnName[] = columnGroups[name];
        const shown = names.filter((column) => inUse === null || inUse.has(column));
        return (
          shown.length > 0 && (
            <SettingsBlock key={name} id={name} title={section[name]}>
              <Matrix
                caption={section[name]}
                rows={shown.map((column) => ({ key: column, label: field[column] }))}
                choices={requirementsInOrder.map((one) => ({ value: one, label: text.requirement[one] }))}
                values={values}
                onChange={(column, value) => onChange({ ...columns, [column]: Number(value) as Requirement })}
              />
            </SettingsBlock>
          )
        );
      })}
    </>
  );
}

type FieldProps = {
  readonly label: string;
  readonly value: Requirement;
  readonly onChange: (value: Requirement) => void;
};

export function RequirementField({ label, value, onChange }: FieldProps) {
  const text = useEntryFormMessages().requirement;
  return (
    <RadioGroup
      label={label}
      choices={requirementsInOrder.map((one) => ({ value: one, label: text[one] }))}
      value={`${value}`}
      onChange={(one) => onChange(Number(one) as Requirement)}
    />
  );
}
