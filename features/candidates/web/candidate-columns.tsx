import { Link } from "react-router";
import { formatDate, showDate, showPeriod } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import type { Candidate } from "../contract/calls.ts";
import styles from "./candidates.module.css";
import type { useCandidateMessages } from "./messages.ts";

export const nameOf = ({ family_name, given_name }: Candidate): string => `${family_name} ${given_name}`;

/** The file of the list names its columns alike (candidate-file.ts). R402, R484 */
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
  { key: "management_no", label: text.management_no, kind: "number" },
  { key: "department", label: text.department, cell: (row) => row.department_name },
  {
    key: "period",
    label: text.period,
    sortKey: "start_period",
    width: 10.5,
    cell: ({ start_period, end_period }) =>
      (start_period || end_period) && showPeriod(start_period, end_period),
  },
  { key: "applied_at", label: text.applied_at, kind: "time" },
  { key: "invited_by", label: text.invited_by, width: 8 },
  {
    key: "email",
    label: text.email,
    cell: ({ email, mail_returned_since: since }) => (
      <>
        {since && (
          <span title={text.mailReturned(formatDate(new Date(since)))}>
            <Badge tone="warning">{text.returned}</Badge>{" "}
          </span>
        )}
        {email && <EmailAddress address={email} />}
      </>
    ),
  },
  {
    key: "birthday",
    label: text.birthday,
    kind: "date",
    cell: (row) => row.birthday && showDate(row.birthday),
  },
  { key: "display_name", label: text.display_name },
];
