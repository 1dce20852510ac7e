import type { Question } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { countAnswers, type EntryForm, type WrittenForm } from "../../contract/entry-form.ts";
import { type ColumnName, columnNames, requirement } from "../../contract/form.ts";
import { useMemberDetailsMessages } from "../messages.ts";
import { useEntryFormMessages } from "./messages.ts";

type Changes = {
  /** Their answers are no longer shown. */
  readonly dropped: readonly { readonly number: number; readonly question: string }[];
  readonly required: readonly ColumnName[];
};

/** Returns what reaches beyond the form: questions removed or replaced, and columns now asked of everybody. */
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

/** Returns the question before such a change is saved; undefined without one. */
export function useConsequences(communityId: number, saved: EntryForm) {
  const text = useEntryFormMessages();
  return (values: WrittenForm): Question | undefined => {
    const changes = changesOf(saved, values);
    if (changes.dropped.length + changes.required.length === 0) return undefined;
    return {
      title: text.consequences.title,
      message: <Consequences communityId={communityId} saved={saved} changes={changes} />,
      confirmLabel: text.save,
      danger: changes.dropped.length > 0,
    };
  };
}

type Props = { readonly communityId: number; readonly saved: EntryForm; readonly changes: Changes };

function Consequences({ communityId, saved, changes }: Props) {
  const text = useEntryFormMessages().consequences;
  const { field } = useMemberDetailsMessages();
  const query = useCall(countAnswers, { params: { id: communityId } }, { gcTime: 0 });
  const places = saved.additional_information.map(({ number }) => number);
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={1} />}>
      {({ data }) => (
        <ul>
          {changes.dropped.map(({ number, question }) => {
            const answers = data.find((one) => one.number === number)?.answers ?? 0;
            return <li key={number}>{text.dropped(places.indexOf(number) + 1, question, answers)}</li>;
          })}
          {changes.required.map((column) => (
            <li key={column}>{text.required(field[column])}</li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
