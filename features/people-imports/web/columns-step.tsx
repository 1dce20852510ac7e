import type { TextEncoding } from "#kit/contract/csv.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { checkImport, type ImportView, readImportAgain } from "../contract/calls.ts";
import { emptyMeanings } from "../contract/fields.ts";
import { ColumnTable } from "./column-table.tsx";
import styles from "./import.module.css";
import type { Go } from "./import-screen.tsx";
import { useImportMessages } from "./messages.ts";
import { WizardHead } from "./wizard.tsx";

type Props = {
  readonly communityId: number;
  readonly view: ImportView;
  readonly go: Go;
};

/** Shows what was read of the file, and chooses the fields of its columns and the meaning of empty cells. */
export function ColumnsStep({ communityId, view, go }: Props) {
  const text = useImportMessages();
  const params = { id: communityId, import_id: view.id };
  const form = useForm(checkImport, {
    initial: () => ({ has_header: view.has_header, mapping: view.mapping, empty: view.empty }),
    input: (values) => ({ params, body: { ...values, mends: view.mends } }),
    onDone: () => go("check"),
  });
  const { has_header, mapping, empty } = form.values;
  const again = useAction(readImportAgain, {
    input: (encoding: TextEncoding | null) => ({ params, body: { encoding } }),
    ask: () =>
      view.state === "checked"
        ? { title: text.readAgainTitle, message: text.readAgainMessage, confirmLabel: text.readAgain }
        : undefined,
    showsProblem: true,
  });
  const rows = view.row_count + Number(view.has_header) - Number(has_header);
  return (
    <div className={styles.step}>
      <WizardHead step="columns" file={view.file_name} />
      <Form form={form} submit={text.toCheck} bar={{ cancel: text.back, onCancel: () => go("file") }}>
        <Card className={styles.form}>
          <p className={styles.found}>
            {text.found(text.encodings[view.encoding], rows.toLocaleString(), has_header)}
          </p>
          <div className={styles.choices}>
            <SelectField
              name="encoding"
              label={text.encoding}
              hint={text.encodingHint}
              placeholder={
                view.encoding_given ? text.byContent : text.foundByContent(text.encodings[view.encoding])
              }
              disabled={again.isPending}
              error={again.problem ?? undefined}
              value={view.encoding_given ? view.encoding : ""}
              onChange={(value) => again.run((value || null) as TextEncoding | null)}
              choices={Object.entries(text.encodings).map(([value, label]) => ({ value, label }))}
            />
            <Checkbox
              label={text.header}
              checked={has_header}
              onChange={(on) => form.set({ has_header: on })}
            />
          </div>
        </Card>
        <ColumnTable
          view={view}
          hasHeader={has_header}
          mapping={mapping}
          onChange={(changed) => form.set({ mapping: changed })}
        />
        <Card className={styles.form}>
          <RadioGroup
            label={text.empty}
            value={empty}
            onChange={(value) => form.set({ empty: value || "leave" })}
            choices={emptyMeanings.map((value) => ({
              value,
              label: text.emptyMeanings[value],
              note: text.emptyNotes[value],
            }))}
            stacked
          />
        </Card>
      </Form>
      {again.dialog}
    </div>
  );
}
