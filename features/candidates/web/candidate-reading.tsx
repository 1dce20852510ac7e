import type { ReactNode } from "react";
import {
  type ColumnName,
  columnGroups,
  type RegistrationForm,
} from "#features/member-details/contract/form.ts";
import {
  answerItems,
  columnItems,
  DetailsReader,
  useJobTypeName,
  useMemberDetailsMessages,
} from "#features/member-details/web/index.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { formatDate, formatSecond } from "#kit/ui/time/format-time.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { CandidateView } from "../contract/calls.ts";
import styles from "./candidates.module.css";
import { detailsOf, editForm } from "./edit-form.ts";
import { useCandidateMessages } from "./messages.ts";

type Props = { readonly candidate: CandidateView; readonly asked: RegistrationForm };

/** What a candidate is judged by, the most telling first. */
export const CandidateReading = (props: Props) => (
  <DetailsReader.Provider value="office">
    <Reading {...props} />
  </DetailsReader.Provider>
);

function Reading({ candidate, asked }: Props) {
  const { column, edit } = useCandidateMessages();
  const text = useMemberDetailsMessages();
  const { language } = useLanguage();
  const form = editForm(asked, candidate);
  const details = detailsOf(candidate);
  const facts = { text, language, form, jobType: useJobTypeName(details, form) };
  const columns = (names: readonly ColumnName[]) => columnItems(details, facts, names);
  return (
    <div className={styles.reading}>
      <Block
        title={text.section.person}
        items={[
          { label: column.name, value: <FullName candidate={candidate} /> },
          { label: column.management_no, value: candidate.management_no },
          { label: column.display_name, value: <bdi>{candidate.display_name}</bdi> },
          { label: column.birthday, value: showDate(details.birthday) },
        ]}
      />
      <Block title={text.section.corporation} items={columns(columnGroups.corporation)} />
      <Block title={text.section.school} items={columns(columnGroups.school)} />
      <Block title={text.section.work} items={columns(columnGroups.work)} />
      <Block title={text.section.questions} items={answerItems(details, facts)} />
      <Block
        title={text.section.contact}
        items={[
          { label: column.email, value: <Email candidate={candidate} /> },
          ...columns(columnGroups.contact),
        ]}
      />
      <Block
        title={edit.facts}
        items={[
          { label: column.invited_by, value: candidate.invited_by ?? edit.none },
          { label: column.applied_at, value: formatSecond(new Date(candidate.applied_at)) },
        ]}
      />
    </div>
  );
}

type Item = { readonly label: string; readonly value: ReactNode };

function Block({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.block} aria-label={title}>
      <h3>{title}</h3>
      <ConfirmList items={items} />
    </section>
  );
}

const FullName = ({ candidate }: Pick<Props, "candidate">) => (
  <bdi>
    {candidate.family_name} {candidate.given_name}{" "}
    <span className={styles.note}>
      {candidate.family_name_kana} {candidate.given_name_kana}
    </span>
  </bdi>
);

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
