import { Link } from "react-router";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { formatDate, formatSecond } from "#kit/ui/time/format-time.ts";
import type { Candidate } from "../contract/calls.ts";
import styles from "./candidates.module.css";
import type { useCandidateMessages } from "./messages.ts";

export const nameOf = ({ family_name, given_name }: Candidate): string => `${family_name} ${given_name}`;

/** R402, R484 */
export const candidateColumns = (
  text: ReturnType<typeof useCandidateMessages>["column"],
  linkTo: (managementNo: number) => string,
): readonly Column<Candidate>[] => [
  {
    key: "name",
    label: text.name,
    kind: "name",
    cell: (row) => (
      <>
        <Link to={linkTo(row.management_no)}>{nameOf(row)}</Link>{" "}
        <span className={styles.note}>
          {row.family_name_kana} {row.given_name_kana}
        </span>
      </>
    ),
  },
  {
    key: "management_no",
    label: text.managementNo,
    sortKey: "management_no",
    kind: "number",
    cell: (row) => row.management_no,
  },
  { key: "display_name", label: text.displayName, cell: (row) => row.display_name },
  {
    key: "email",
    label: text.email,
    cell: ({ email, mail_returned_since: since }) => (
      <>
        {email}
        {since && <span className={styles.returned}>{text.mailReturned(formatDate(new Date(since)))}</span>}
      </>
    ),
  },
  {
    key: "birthday",
    label: text.birthday,
    kind: "date",
    cell: (row) => row.birthday && showDate(row.birthday),
  },
  { key: "invited_by", label: text.invitedBy, cell: (row) => row.invited_by },
  {
    key: "applied_at",
    label: text.appliedAt,
    kind: "time",
    cell: (row) => <time dateTime={row.applied_at}>{formatSecond(new Date(row.applied_at))}</time>,
  },
];
