import type { ReactNode } from "react";
import { JobTypeFields } from "#features/occupations/web/index.ts";
import { monthPickerRange } from "#kit/contract/fields/months.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { MonthField } from "#kit/ui/fields/date-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { isAsked } from "../contract/details.ts";
import { AffiliationFields, affiliationRows } from "./affiliation-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { type BlockProps, requiredProps, textProps } from "./field-props.ts";
import { useMemberDetailsMessages } from "./messages.ts";
import { PersonFields } from "./person-fields.tsx";
import { QuestionFields } from "./question-fields.tsx";

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className={common.stack5}>
    <h2>{title}</h2>
    {children}
  </Card>
);

type Props = BlockProps & {
  /** Replaces name and birthday where the account has stated them before. */
  readonly person?: ReactNode;
  /** Stands after the contact fields: the email address, when registering. */
  readonly contact?: ReactNode;
  /** The data that other communities see too cannot be changed here. */
  readonly accountLocked?: boolean;
};

export function DetailsFields({ person, contact, accountLocked = false, ...props }: Props) {
  const text = useMemberDetailsMessages();
  const { form } = props;
  const ofAccount = { ...props, locked: accountLocked };
  const asksContact = (["zipcode", "address_1", "address_2", "phone_number"] as const).some((column) =>
    isAsked(form, column),
  );
  const asksAny = (kind: keyof typeof affiliationRows) =>
    affiliationRows[kind].flat().some((column) => isAsked(form, column));
  return (
    <>
      <Section title={text.section.person}>{person ?? <PersonFields {...ofAccount} />}</Section>
      {(contact || asksContact) && (
        <Section title={text.section.contact}>
          {contact}
          <ContactFields {...ofAccount} />
        </Section>
      )}
      <WorkSection {...props} accountLocked={accountLocked} />
      {asksAny("corporation") && (
        <Section title={text.section.corporation}>
          <AffiliationFields {...props} kind="corporation" />
        </Section>
      )}
      {asksAny("school") && (
        <Section title={text.section.school}>
          <AffiliationFields {...props} kind="school" />
        </Section>
      )}
      {form.additional_information.length > 0 && (
        <Section title={text.section.questions}>
          <QuestionFields {...props} />
        </Section>
      )}
    </>
  );
}

function WorkSection({ accountLocked, ...props }: BlockProps & { accountLocked: boolean }) {
  const text = useMemberDetailsMessages();
  const { form, values, errors, set, markVisited } = props;
  const asks = (["institution", "enrollment_start_period", "job_type"] as const).filter((column) =>
    isAsked(form, column),
  );
  if (asks.length === 0) return null;
  return (
    <Section title={text.section.work}>
      {isAsked(form, "institution") && (
        <TextField
          {...textProps({ ...props, locked: accountLocked }, "institution")}
          {...requiredProps(props, "institution")}
          label={text.field.institution}
          autoComplete="organization"
        />
      )}
      {isAsked(form, "enrollment_start_period") && (
        <MonthField
          {...textProps(props, "enrollment_start_period")}
          {...requiredProps(props, "enrollment_start_period")}
          label={text.field.enrollment_start_period}
          min={monthPickerRange(todayInTokyo()).min}
          max={todayInTokyo().slice(0, 7)}
        />
      )}
      {isAsked(form, "job_type") && (
        <JobTypeFields
          value={values}
          onChange={({ job_type_parent_id, job_type_child_id }) =>
            set({ job_type_parent_id, job_type_child_id })
          }
          onBlur={markVisited}
          errors={errors}
          required={requiredProps(props, "job_type").required}
          disabled={accountLocked}
        />
      )}
    </Section>
  );
}
