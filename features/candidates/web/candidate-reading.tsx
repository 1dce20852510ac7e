import { ReturnedSince } from "#features/bounces/web/index.ts";
import {
  type ColumnName,
  columnGroups,
  type RegistrationForm,
} from "#features/member-details/contract/form.ts";
import {
  answerItems,
  columnItems,
  correctionForm,
  DetailsReader,
  detailsIn,
  useJobTypeName,
  useMemberDetailsMessages,
} from "#features/member-details/web/index.ts";
import { formatDate, formatSecond, showDate } from "#kit/contract/fields/tokyo-time.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useLabels } from "#kit/web/table/declared.tsx";
import { type CandidateView, kanaOf, listCandidates, nameOf } from "../contract/calls.ts";
import { Alike } from "./alike.tsx";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";

type Props = { readonly candidate: CandidateView; readonly definition: RegistrationForm };

/** Shows the data that a candidate is judged by, the most telling first. */
export const CandidateReading = (props: Props) => (
  <DetailsReader.Provider value="office">
    <Reading {...props} />
  </DetailsReader.Provider>
);

function Reading({ candidate, definition }: Props) {
  const { edit, alike } = useCandidateMessages();
  const label = useLabels(listCandidates);
  const text = useMemberDetailsMessages();
  const { language } = useLanguage();
  const form = correctionForm(definition, candidate);
  const { rejected_before: before } = candidate;
  const details = detailsIn(candidate);
  const facts = { text, language, form, jobType: useJobTypeName(details, form) };
  const columns = (names: readonly ColumnName[]) => columnItems(details, facts, names);
  return (
    <div className={styles.reading}>
      <FactBlock
        title={edit.person}
        items={[
          { label: label.name, value: <FullName candidate={candidate} /> },
          { label: label.management_no, value: candidate.management_no },
          { label: label.display_name, value: <bdi>{candidate.display_name}</bdi> },
          { label: label.birthday, value: showDate(details.birthday) },
        ]}
      />
      <FactBlock title={text.section.corporation} items={columns(columnGroups.corporation)} />
      <FactBlock title={text.section.school} items={columns(columnGroups.school)} />
      <div className={styles.rail}>
        <FactBlock title={alike.title}>
          <Alike people={candidate.alike} />
        </FactBlock>
        <FactBlock
          title={edit.facts}
          items={[
            { label: label.invited_by, value: candidate.invited_by ?? edit.none },
            { label: label.applied_at, value: formatSecond(new Date(candidate.applied_at)) },
            ...(before
              ? [
                  {
                    label: edit.rejectedBefore,
                    value: edit.rejectedOn(formatDate(new Date(before.rejected_at)), before.reason),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <FactBlock title={text.section.work} items={columns(columnGroups.work)} />
      <FactBlock title={text.section.questions} items={answerItems(details, facts)} />
      <FactBlock
        title={text.section.contact}
        items={[
          { label: label.email, value: <Email candidate={candidate} /> },
          ...columns(columnGroups.contact),
        ]}
      />
    </div>
  );
}

const FullName = ({ candidate }: Pick<Props, "candidate">) => (
  <bdi>
    {nameOf(candidate)} <span className={styles.note}>{kanaOf(candidate)}</span>
  </bdi>
);

function Email({ candidate: { email, mail_returned_since: since } }: Pick<Props, "candidate">) {
  const { edit } = useCandidateMessages();
  if (!email) return edit.none;
  return (
    <>
      <EmailAddress address={email} />
      {since && (
        <span className={styles.returned}>
          <ReturnedSince since={since} />
        </span>
      )}
    </>
  );
}
