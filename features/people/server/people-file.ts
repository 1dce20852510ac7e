import { stateLabels } from "#features/memberships/contract/state-labels.ts";
import type { JobTypes } from "#features/occupations/server/index.ts";
import { showDate, tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { type CsvColumn, chosenColumns } from "#kit/server/list/csv.ts";
import { columnLabels } from "../contract/columns.ts";
import type { Person } from "../contract/list-people.ts";

type Name = keyof (typeof columnLabels)["ja"];
type Words = { readonly ja: string; readonly en: string };
type Column = Pick<CsvColumn<Person>, "label"> & {
  readonly value: (
    person: Person,
    language: keyof Words,
    jobTypes: JobTypes,
  ) => string | number | null | undefined;
};

const column = (name: Name, value: Column["value"]): Column => ({
  label: { ja: columnLabels.ja[name], en: columnLabels.en[name] },
  value,
});

/** The lists of people become a file; one column of the screen may become two in the file. */
const columns: Readonly<Partial<Record<Name, readonly Column[]>>> = {
  name: [
    column("name", (row) => `${row.family_name} ${row.given_name}`.trim()),
    column("kana", (row) => row.kana),
  ],
  management_no: [column("management_no", (row) => row.management_no)],
  status: [column("status", (row, language) => stateLabels[language].status[row.status])],
  flags: [column("flags", (row) => row.flags.join(" ").toUpperCase())],
  office: [column("office", (row, language) => row.office && stateLabels[language].office[row.office])],
  department: [column("department", (row) => row.department_name)],
  visited_on: [column("visited_on", (row) => row.last_visited_on && showDate(row.last_visited_on))],
  joined_at: [column("joined_at", (row) => row.joined_at && showDate(tokyoDate(new Date(row.joined_at))))],
  email: [column("email", (row) => row.email)],
  employee_id: [column("employee_id", (row) => row.employee_id)],
  job_type: [
    column(
      "job_type",
      ({ job_type_parent_id: parent, job_type_child_id: child }, language, jobTypes) =>
        jobTypes.get(child ?? parent ?? 0)?.[language],
    ),
  ],
  display_name: [column("display_name", (row) => row.display_name)],
  posting: [
    column(
      "posting",
      (row, language) => stateLabels[language].posting[row.posting_blocked ? "true" : "false"],
    ),
  ],
};

type FileOptions = { readonly cols?: string | undefined; readonly language: keyof Words };

export const fileColumns = ({ cols, language }: FileOptions, jobTypes: JobTypes): CsvColumn<Person>[] =>
  chosenColumns(columns, cols).map(({ label, value }) => ({
    label,
    value: (person) => value(person, language, jobTypes),
  }));
