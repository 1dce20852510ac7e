import type { ReactNode } from "react";
import { Card } from "#kit/ui/card/card.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { formatDate, formatSecond } from "#kit/ui/time/format-time.ts";
import type { CandidateView } from "../contract/calls.ts";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";

type Props = { readonly candidate: CandidateView; readonly children: ReactNode };

/** What is known beside what the person said, and what can be decided. */
export function CandidateFacts({ candidate, children }: Props) {
  const { column, edit } = useCandidateMessages();
  return (
    <Card className={styles.facts}>
      <h2>{edit.facts}</h2>
      <ConfirmList
        items={[
          { label: column.managementNo, value: candidate.management_no },
          { label: column.email, value: <Email candidate={candidate} /> },
          { label: column.invitedBy, value: candidate.invited_by ?? edit.none },
          { label: column.appliedAt, value: formatSecond(new Date(candidate.applied_at)) },
        ]}
      />
      {children}
    </Card>
  );
}

function Email({ candidate: { email, mail_returned_since: since } }: Pick<Props, "candidate">) {
  const { column, edit } = useCandidateMessages();
  if (!email) return edit.none;
  return (
    <>
      {email}
      {since && <span className={styles.returned}>{column.mailReturned(formatDate(new Date(since)))}</span>}
    </>
  );
}
