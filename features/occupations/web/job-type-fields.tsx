import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useOccupationMessages } from "./messages.ts";
import { useOccupations } from "./use-occupations.ts";

export type JobType = {
  readonly job_type_parent_id: number | null;
  readonly job_type_child_id: number | null;
};

type Props = {
  readonly value: JobType;
  readonly onChange: (value: JobType) => void;
  readonly onBlur?: (field: keyof JobType) => void;
  readonly errors: { readonly [K in keyof JobType]?: string | undefined };
  readonly required?: boolean;
  readonly disabled?: boolean;
};

const toId = (value: string): number | null => (value === "" ? null : Number(value));
const toValue = (id: number | null): string => (id === null ? "" : String(id));

/** Chooses a job type in two steps; another field of work resets the second. */
export function JobTypeFields({
  value,
  onChange,
  onBlur,
  errors,
  required = false,
  disabled = false,
}: Props) {
  const text = useOccupationMessages();
  const { occupations, ...query } = useOccupations(true);
  const parent = toValue(value.job_type_parent_id);
  const children = occupations.find((one) => one.value === parent)?.children ?? [];
  const requiredProps = { required, optional: !required };
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={2} />}>
      {() => (
        <>
          <SelectField
            {...requiredProps}
            name="job_type_parent_id"
            label={text.parent}
            value={parent}
            onChange={(next) => onChange({ job_type_parent_id: toId(next), job_type_child_id: null })}
            onBlur={() => onBlur?.("job_type_parent_id")}
            choices={occupations}
            error={errors.job_type_parent_id}
            disabled={disabled}
          />
          <SelectField
            {...requiredProps}
            name="job_type_child_id"
            label={text.child}
            value={toValue(value.job_type_child_id)}
            onChange={(next) => onChange({ ...value, job_type_child_id: toId(next) })}
            onBlur={() => onBlur?.("job_type_child_id")}
            choices={children}
            {...(parent === "" ? { placeholder: text.chooseParentFirst } : {})}
            error={errors.job_type_child_id}
            disabled={disabled || parent === ""}
          />
        </>
      )}
    </Loaded>
  );
}
