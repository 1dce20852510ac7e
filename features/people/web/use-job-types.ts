import { useOccupations } from "#features/occupations/web/index.ts";
import type { Person } from "../contract/list-people.ts";

/** Returns the job types to choose from, each parent before its children, and words that of a person. */
export function useJobTypes() {
  const { occupations } = useOccupations(true);
  const choices = occupations.flatMap(({ children, ...parent }) => [parent, ...children]);
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  const jobType = ({ job_type_parent_id: parent, job_type_child_id: child }: Person): string =>
    names.get(String(child ?? parent)) ?? "";
  return { choices, jobType };
}
