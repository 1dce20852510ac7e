import { formatSecond, showDate } from "#kit/contract/fields/tokyo-time.ts";
import type { CsvColumn } from "#kit/server/list/csv.ts";
import type { Candidate } from "../contract/calls.ts";
import { type CandidateColumn, columnLabels } from "../contract/columns.ts";

const column = (name: CandidateColumn, value: CsvColumn<Candidate>["value"]): CsvColumn<Candidate> => ({
  label: { ja: columnLabels.ja[name], en: columnLabels.en[name] },
  value,
});
const shown = (day: string | null) => day && showDate(day);

/** The list of candidates becomes a file; one column of the screen may become two in the file. */
export const candidateFile = {
  name: "applicants",
  isOfPeople: true,
  columns: {
    name: [
      column("name", (row) => `${row.family_name} ${row.given_name}`),
      column("kana", (row) => `${row.family_name_kana} ${row.given_name_kana}`),
    ],
    management_no: [column("management_no", (row) => row.management_no)],
    department: [column("department", (row) => row.department_name)],
    period: [
      column("start_period", (row) => shown(row.start_period)),
      column("end_period", (row) => shown(row.end_period)),
    ],
    display_name: [column("display_name", (row) => row.display_name)],
    email: [column("email", (row) => row.email)],
    birthday: [column("birthday", (row) => shown(row.birthday))],
    invited_by: [column("invited_by", (row) => row.invited_by)],
    applied_at: [column("applied_at", (row) => formatSecond(new Date(row.applied_at)))],
  },
};
