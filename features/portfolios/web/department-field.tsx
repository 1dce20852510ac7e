import { tidy } from "#kit/contract/fields/text.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { SuggestField } from "#kit/ui/fields/suggest-field.tsx";
import type { TextFieldProps } from "#kit/ui/fields/text-field.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { createDepartment, listDepartments } from "../contract/department-calls.ts";
import { foldName } from "../contract/fold-name.ts";
import { DEPARTMENT_NAME } from "../contract/limits.ts";
import { usePortfolioMessages } from "./messages.ts";

type Props = Pick<TextFieldProps, "value" | "onChange" | "onBlur" | "error"> & {
  readonly communityId: number;
};

/** Any name may be written; the departments that the community knows are offered, and a new one may join them. */
export function DepartmentField({ communityId, ...field }: Props) {
  const text = usePortfolioMessages().form;
  const params = { id: communityId };
  const { data } = useCall(listDepartments, { params });
  const add = useAction(createDepartment, {
    input: (name: string) => ({ params, body: { name } }),
    onDone: ({ department }) => field.onChange(department.name),
    done: ({ department }) => text.departmentAdded(department.name),
  });
  const known = data?.departments.map(({ name }) => name) ?? [];
  const typed = tidy(field.value);
  const isNew = typed !== "" && !known.some((name) => foldName(name) === foldName(typed));
  return (
    <div>
      <SuggestField
        {...field}
        label={text.department}
        optional
        max={DEPARTMENT_NAME.max}
        suggestions={known}
        enterKeyHint="next"
      />
      {data?.abilities.add && isNew && (
        <Button variant="subtle" size="sm" pending={add.isPending} onClick={() => add.run(typed)}>
          {text.addDepartment(typed)}
        </Button>
      )}
    </div>
  );
}
