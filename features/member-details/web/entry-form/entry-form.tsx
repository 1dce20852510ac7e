import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import {
  type ShownEntryForm,
  saveEntryForm,
  showEntryForm,
  type WrittenForm,
} from "../../contract/entry-form.ts";
import type { ColumnName, Requirement } from "../../contract/form.ts";
import { DetailsReader, useMemberDetailsMessages } from "../messages.ts";
import { Columns } from "./columns.tsx";
import { useConsequences } from "./consequences.tsx";
import { useEntryFormMessages } from "./messages.ts";
import { Preview } from "./preview.tsx";
import { Questions } from "./questions.tsx";

type Props = {
  readonly communityId: number;
  readonly saved: ShownEntryForm;
  readonly onReload: () => Promise<unknown>;
};

export function EntryForm({ communityId, saved, onReload }: Props) {
  const text = useEntryFormMessages();
  const { field } = useMemberDetailsMessages();
  const params = { id: communityId };
  const initial = (): WrittenForm => ({
    columns: saved.columns,
    additional_information: saved.additional_information,
  });
  const form = useForm(saveEntryForm, {
    initial,
    version: saved.updated_at,
    lastChange: saved.last_change,
    draft: `entry-form:${communityId}:${readStoredSession(currentArea())?.uid}`,
    input: (values, updated_at) => ({ params, body: { ...values, updated_at } }),
    onReload,
    keptAs: callKey(showEntryForm, { params }),
    done: () => text.saved,
    ask: useConsequences(communityId, saved),
  });
  const { values, set, markVisited, errors } = form;
  const inWords = (path: string, value: unknown) =>
    path === "additional_information"
      ? {
          label: text.questions.title,
          value: (value as WrittenForm[typeof path]).map(({ question }) => question).join("、"),
        }
      : {
          label: field[path.replace("columns.", "") as ColumnName],
          value: text.requirement[value as Requirement],
        };
  return (
    <Form
      form={form}
      submit={text.save}
      edits
      inWords={inWords}
      bar={{ onCancel: () => form.begin(initial()), other: <PreviewButton form={values} /> }}
    >
      <Columns columns={values.columns} onChange={(columns) => set({ columns })} />
      <Questions
        questions={values.additional_information}
        errors={errors}
        onChange={(questions) => set({ additional_information: questions })}
        onBlur={markVisited}
      />
    </Form>
  );
}

function PreviewButton({ form }: { form: WrittenForm }) {
  const text = useEntryFormMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.preview}</Button>
      {isOpen && (
        <DetailsReader.Provider value="person">
          <Preview form={form} onClose={() => setOpen(false)} />
        </DetailsReader.Provider>
      )}
    </>
  );
}
