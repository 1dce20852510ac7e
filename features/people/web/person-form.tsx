import { useMemo } from "react";
import { prepareDetails } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import {
  checkCorrection,
  correctionForm,
  DetailsFields,
  DetailsReader,
  DisplayNameField,
  detailsIn,
  NameFields,
  Section,
} from "#features/member-details/web/index.ts";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { editPerson, type PersonView, personParams, showPerson } from "../contract/person.ts";
import { definitionFor } from "./definition-for.ts";
import styles from "./person.module.css";
import { usePersonMessages } from "./person-messages.ts";

type Props = {
  readonly communityId: number;
  readonly person: PersonView;
  readonly definition: RegistrationForm;
  readonly onReload: () => Promise<unknown>;
  readonly onDone: () => void;
};

export function PersonForm({ communityId, person, definition, onReload, onDone }: Props) {
  const text = usePersonMessages();
  const { kind, abilities } = person;
  const columns = useMemo(
    () => correctionForm(definitionFor(kind, definition), person),
    [kind, definition, person],
  );
  const params = personParams(communityId, person.id);
  const form = useForm(editPerson[kind], {
    initial: () => ({
      ...prepareDetails(detailsIn(person), columns),
      employee_id: person.employee_id ?? "",
    }),
    version: person.updated_at,
    lastChange: person.last_change,
    check: (values) => checkCorrection(values, detailsIn(person), columns),
    input: ({ employee_id, ...details }, updated_at) => ({
      params,
      body: { ...details, ...(kind === "employee" && { employee_id }), updated_at },
    }),
    onReload,
    keptAs: callKey(showPerson[kind], { params }),
    done: () => text.saved,
    onDone,
  });
  const isNew = person.status === "not_participating" && abilities.edit_names && !abilities.edit_account;
  return (
    <DetailsReader.Provider value="office">
      <Form form={form} submit={text.save} className={styles.form} edits bar={{ onCancel: onDone }}>
        <div className={styles.fields}>
          {!abilities.edit_account && <NoticeBox>{isNew ? text.notYet : text.locked}</NoticeBox>}
          {kind === "employee" && (
            <Section title={text.employeeId}>
              <TextField {...form.bind("employee_id")} label={text.employeeId} autoComplete="off" />
            </Section>
          )}
          <DetailsFields
            {...form}
            form={columns}
            accountLocked={!abilities.edit_account}
            person={
              isNew ? (
                <>
                  <NameFields {...form} />
                  <DisplayNameField {...form} form={columns} />
                </>
              ) : undefined
            }
          />
        </div>
      </Form>
    </DetailsReader.Provider>
  );
}
