import { OfficeEmail } from "#features/bounces/web/index.ts";
import { useFacts } from "#kit/web/table/declared.tsx";
import { type ListPeople, listPeople, type Person } from "../contract/list-people.ts";
import { usePeopleListMessages } from "./list-messages.ts";
import { nameOf, StatusBadge } from "./person-badges.tsx";

type Loaded = {
  readonly flagsOf?: (person: Person) => readonly string[];
  readonly jobType?: (person: Person) => string;
};

/** Returns facts about somebody by name, with the flags and job types of whoever has loaded these. */
export function usePersonFacts({ flagsOf, jobType }: Loaded = {}) {
  const text = usePeopleListMessages();
  return useFacts<ListPeople>(
    listPeople.employee,
    {
      name: (row) => <bdi>{nameOf(row)}</bdi>,
      status: ({ status }) => <StatusBadge status={status} text={text} />,
      flags: (row) => flagsOf?.(row).join("・"),
      email: (row) => row.email && <OfficeEmail row={row} />,
      job_type: (row) => jobType?.(row),
      display_name: ({ display_name }) => display_name && <bdi>{display_name}</bdi>,
    },
    text.none,
  );
}
