import { Link } from "react-router";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { formatDate, formatMinute } from "#kit/ui/time/format-time.ts";
import type { Candidate } from "../contract/calls.ts";
import styles from "./candidates.module.css";
import type { useCandidateMessages } from "./messages.ts";

export const nameOf = ({ family_name, given_name }: Candidate): string => `${family_name} ${given_name}`;

/** R402 */
export const candidateColumns = (
  text: ReturnType<typeof useCandidateMessages>["column"],
  linkTo: (managementNo: number) => string,
): readonly Column<Candidate>[] => [
  {
    key: "management_no",
    label: text.managementNo,
    sortKey: "management_no",
    align: "end",
    cell: (row) => row.management_no,
  },
  {
    key: "name",
    label: text.name,
    fixed: true,
    cell: (row) => (
      <>
        <Link to={linkTo(row.management_no)} className={styles.name}>
          {nameOf(row)}
        </Link>
        <span className={styles.note}>
          {row.family_name_kana} {row.given_name_kana}
        </span>
      </>
    ),
  },
  {
    key: "display_name",
    label: text.displayName,
    cell: (row) => <span className={styles.whole}>{row.display_name}</span>,
  },
  {
    key: "email",
    label: text.email,
    cell: ({ email, mail_returned_since: since }) => (
      <span className={styles.whole}>
        {email}
        {since && <span className={styles.returned}>{text.mailReturned(formatDate(new Date(since)))}</span>}
      </span>
    ),
  },
  {
    key: "birthday",
    label: text.birthday,
    cell: (row) => <span className={styles.whole}>{row.birthday && showDate(row.birthday)}</span>,
  },
  {
    key: "invited_by",
    label: text.invitedBy,
    cell: (row) => <span className={styles.whole}>{row.invited_by}</span>,
  },
  {
    key: "applied_at",
    label: text.appliedAt,
    cell: (row) => (
      <time dateTime={row.applied_at} className={styles.whole}>
        {formatMinute(new Date(row.applied_at))}
      </time>
    ),
  },
];
