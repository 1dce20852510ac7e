import { monthPickerRange } from "#kit/contract/fields/months.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { MonthField } from "#kit/ui/fields/date-field.tsx";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { isAsked, type TextField as TextName } from "../contract/details.ts";
import type { ColumnName } from "../contract/form.ts";
import { type BlockProps, requiredProps, textProps } from "./field-props.ts";
import { useMemberDetailsMessages } from "./messages.ts";

type Affiliation = ColumnName & TextName & (`corporation_${string}` | `school_${string}`);
type Rows = readonly (readonly Affiliation[])[];

/** The fields are in the order in which they are asked; two in a row are side by side where there is room. */
export const affiliationRows = {
  corporation: [
    ["corporation_organization_name"],
    ["corporation_department_name"],
    ["corporation_start_period", "corporation_end_period"],
    ["corporation_employee_id"],
    ["corporation_family_name", "corporation_given_name"],
    ["corporation_email"],
  ],
  school: [
    ["school_organization_name"],
    ["school_faclty_name", "school_department_name"],
    ["school_start_period", "school_end_period"],
    ["school_student_id"],
    ["school_family_name", "school_given_name"],
    ["school_email"],
  ],
} as const satisfies Record<string, Rows>;

/** Shows the fields about a company or a school, as far as the community asks for them. R088 */
export function AffiliationFields({ kind, ...props }: BlockProps & { kind: keyof typeof affiliationRows }) {
  const rows: Rows = affiliationRows[kind];
  return rows.map((row) => {
    const asked = row.filter((name) => isAsked(props.form, name));
    if (asked.length === 0) return null;
    return (
      <div key={row[0]} className={asked.length === 2 ? common.pair : undefined}>
        {asked.map((name) => (
          <AffiliationField key={name} {...props} name={name} />
        ))}
      </div>
    );
  });
}

const startOf = (end: Affiliation) => end.replace("end_period", "start_period") as Affiliation;

function AffiliationField({ name, ...props }: BlockProps & { name: Affiliation }) {
  const text = useMemberDetailsMessages();
  const shared = { ...textProps(props, name), ...requiredProps(props, name), label: text.field[name] };
  if (name.endsWith("start_period")) return <PeriodField {...shared} opensAtEnd={false} />;
  if (name.endsWith("end_period"))
    return <PeriodField {...shared} opensAtEnd after={text.field[startOf(name)]} />;
  if (name.endsWith("_email")) return <EmailField {...shared} autoComplete="off" />;
  const hint = name === "corporation_employee_id" ? text.hint.corporation_employee_id : undefined;
  return <TextField {...shared} hint={hint} autoComplete="off" />;
}

function PeriodField({
  opensAtEnd,
  ...field
}: Omit<Parameters<typeof MonthField>[0], "min" | "max"> & { opensAtEnd: boolean }) {
  const today = todayInTokyo();
  const { min, max } = monthPickerRange(today);
  return <MonthField {...field} min={min} max={opensAtEnd ? max : today.slice(0, 7)} />;
}
