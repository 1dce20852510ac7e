import { useState } from "react";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { countAnswers, type EntryForm, type WrittenForm } from "../../contract/entry-form.ts";
import { type ColumnName, columnNames, requirement } from "../../contract/form.ts";
import { useMemberDetailsMessages } from "../messages.ts";
import { useEntryFormMessages } from "./messages.ts";

type Changes = {
  /** Their answers are shown no more. */
  readonly dropped: readonly { readonly number: number; readonly question: string }[];
  readonly required: readonly ColumnName[];
};

/** What of a change reaches beyond the form: questions that go or become others, and what is asked of everybody now. */
const changesOf = (saved: EntryForm, values: WrittenForm): Changes => ({
  dropped: saved.additional_information.filter(
    ({ number, question }) =>
      !values.additional_information.some((one) => one.number === number && one.question === question),
  ),
  required: columnNames.filter(
    (column) =>
      values.columns[column] === requirement.required && saved.columns[column] !== requirement.required,
  ),
});

type Props = {
  readonly communityId: number;
  readonly saved: EntryForm;
  readonly values: WrittenForm;
  /** Whether it could be saved; shows what is wrong where it could not. */
  readonly isValid: () => boolean;
  readonly onSave: () => void;
};

/** `submit` saves at once what has no consequence, and names the others first. Draw `dialog`. */
export function useConsequences({ communityId, saved, values, isValid, onSave }: Props) {
  const [isAsking, setAsking] = useState(false);
  const changes = changesOf(saved, values);
  const reaches = changes.dropped.length + changes.required.length > 0;
  const save = () => {
    setAsking(false);
    onSave();
  };
  return {
    submit: () => {
      if (!reaches) onSave();
      else if (isValid()) setAsking(true);
    },
    dialog: isAsking && (
      <Consequences
        communityId={communityId}
        changes={changes}
        places={saved.additional_information.map(({ number }) => number)}
        onSave={save}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}

type DialogProps = {
  readonly communityId: number;
  readonly changes: Changes;
  /** The numbers of the saved questions in their order. */
  readonly places: readonly number[];
  readonly onSave: () => void;
  readonly onCancel: () => void;
};

function Consequences({ communityId, changes, places, onSave, onCancel }: DialogProps) {
  const text = useEntryFormMessages();
  const { field } = useMemberDetailsMessages();
  const query = useCall(countAnswers, { params: { id: communityId } }, { gcTime: 0 });
  return (
    <ConfirmDialog
      title={text.consequences.title}
      confirmLabel={text.save}
      danger={changes.dropped.length > 0}
      onConfirm={onSave}
      onCancel={onCancel}
      message={
        <Loaded query={query} skeleton={<RowSkeletons count={1} />}>
          {({ data }) => (
            <ul>
              {changes.dropped.map(({ number, question }) => {
                const answers = data.find((one) => one.number === number)?.answers ?? 0;
                return (
                  <li key={number}>
                    {text.consequences.dropped(places.indexOf(number) + 1, question, answers)}
                  </li>
                );
              })}
              {changes.required.map((column) => (
                <li key={column}>{text.consequences.required(field[column])}</li>
              ))}
            </ul>
          )}
        </Loaded>
      }
    />
  );
}
