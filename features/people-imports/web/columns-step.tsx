import { useState } from "react";
import { ActionBar } from "#kit/ui/action-bar/action-bar.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { checkImport, type ImportEncoding, type ImportView, readImportAgain } from "../contract/calls.ts";
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
  const [hasHeader, setHasHeader] = useState(view.has_header);
  const [mapping, setMapping] = useState(view.mapping);
  const [empty, setEmpty] = useState(view.empty);
  const params = { id: communityId, import_id: view.id };
  const check = useAction(checkImport, {
    input: () => ({ params, body: { has_header: hasHeader, mapping, empty, mends: view.mends } }),
    showsProblem: true,
    onDone: () => go("check"),
  });
  const again = useAction(readImportAgain, {
    input: (encoding: ImportEncoding | null) => ({ params, body: { encoding } }),
    ask: () =>
      view.state === "checked"
        ? { title: text.readAgainTitle, message: text.readAgainMessage, confirmLabel: text.readAgain }
        : undefined,
    showsProblem: true,
  });
  const rows = view.row_count + Number(view.has_header) - Number(hasHeader);
  const problem = check.problem ?? again.problem;
  return (
    <div className={styles.step}>
      <WizardHead step="columns" file={view.file_name} />
      <Card className={styles.form}>
        <p className={styles.found}>
          {text.found(text.encodings[view.encoding], rows.toLocaleString(), hasHeader)}
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
            value={view.encoding_given ? view.encoding : ""}
            onChange={(value) => again.run((value || null) as ImportEncoding | null)}
            choices={Object.entries(text.encodings).map(([value, label]) => ({ value, label }))}
          />
          <Checkbox label={text.header} checked={hasHeader} onChange={setHasHeader} />
        </div>
      </Card>
      <ColumnTable view={view} hasHeader={hasHeader} mapping={mapping} onChange={setMapping} />
      <Card className={styles.form}>
        <RadioGroup
          label={text.empty}
          value={empty}
          onChange={(value) => setEmpty(value || "leave")}
          choices={emptyMeanings.map((value) => ({
            value,
            label: text.emptyMeanings[value],
            note: text.emptyNotes[value],
          }))}
          stacked
        />
      </Card>
      {problem && <NoticeBox alert>{problem}</NoticeBox>}
      <ActionBar>
        <Button onClick={() => go("file")}>{text.back}</Button>
        <Button variant="primary" pending={check.isPending} onClick={() => check.run()}>
          {text.toCheck}
        </Button>
      </ActionBar>
      {again.dialog}
    </div>
  );
}
