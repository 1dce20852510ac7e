import { useOccupations } from "#features/occupations/web/index.ts";
import type { Details } from "../contract/details.ts";
import { type RegistrationForm, requirement } from "../contract/form.ts";

export function useJobTypeName(
  { job_type_parent_id, job_type_child_id }: Pick<Details, "job_type_parent_id" | "job_type_child_id">,
  form: RegistrationForm,
): string {
  const { occupations } = useOccupations(form.columns.job_type !== requirement.unnecessary);
  const parent = occupations.find((one) => one.value === String(job_type_parent_id));
  const child = parent?.children.find((one) => one.value === String(job_type_child_id));
  return [parent?.label, child?.label].filter(Boolean).join(" / ");
}
