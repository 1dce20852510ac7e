import { useEffect, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableRows } from "#kit/web/table/table-rows.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { WholeWindow } from "#kit/web/table/whole-window.tsx";
import { type ImportedRow, type ImportView, listImportedRows, mendImportedRow } from "../contract/calls.ts";
import { verdicts } from "../contract/fields.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { Defects } from "./defects.tsx";
import styles from "./import.module.css";
import type { Go } from "./import-screen.tsx";
import { useImportMessages } from "./messages.ts";
import { Others } from "./others.tsx";
import { Places } from "./places.tsx";
import { RefusedButton } from "./refused-button.tsx";
import { useRowColumns } from "./row-columns.tsx";
import { useVerdictName } from "./verdict-name.ts";
import { WizardHead } from "./wizard.tsx";

type Choice = { readonly row: ImportedRow; readonly isOut: boolean; readonly isTaken?: boolean };
type Props = { readonly communityId: number; readonly view: ImportView; readonly go: Go };

/** Shows what each row would do before anything is done; the numbers are filters. */
export function CheckStep({ communityId, view, go }: Props) {
  const text = useImportMessages();
  const params = { id: communityId, import_id: view.id };
  const [corrected, setCorrected] = useState<ImportedRow | null>(null);
  const canCorrect = view.state === "checked";
  const columns = useRowColumns(view, canCorrect ? setCorrected : undefined);
  const table = useTable(listImportedRows, { params, tabs: "verdict" });
  const nameOf = useVerdictName(view);
  const leaveOut = useAction(mendImportedRow, {
    input: ({ row, isOut, isTaken }: Choice) => ({
      params: { ...params, row_id: row.id },
      body: { cells: [], left_out: isOut, ...(isTaken && { taken: true }) },
    }),
    done: ({ data }, { isOut }) =>
      isOut ? text.correct.leftOut(data.row) : text.correct.done(data.row, nameOf(data.verdict)),
    follow: (_, { row, isOut }) =>
      isOut ? [{ label: text.correct.putBack, run: () => leaveOut.run({ row, isOut: false }) }] : [],
  });
  const actsOf = (row: ImportedRow): MenuItem[] => [
    ...(row.verdict === "other_kind"
      ? [
          {
            label: text.otherKinds[view.kind].takeOne,
            onSelect: () => leaveOut.run({ row, isOut: false, isTaken: true }),
          },
        ]
      : []),
    ...(row.verdict === "left_out" ? [] : [{ label: text.correct.open, onSelect: () => setCorrected(row) }]),
    row.verdict === "left_out"
      ? { label: text.correct.putBack, onSelect: () => leaveOut.run({ row, isOut: false }) }
      : { label: text.correct.leaveOut, onSelect: () => leaveOut.run({ row, isOut: true }) },
  ];
  const { counts } = view;
  const chosen = table.filters.verdict ?? "";
  const total = verdicts.reduce((sum, verdict) => sum + (counts?.[verdict] ?? 0), 0);
  const first = counts && counts.new + counts.changed === 0 && counts.refused > 0;
  const { filter } = table;
  // Most files have no row that is left out, by hand or because it is about the other kind.
  const tabs = ["" as const, ...verdicts].filter(
    (one) => (one !== "left_out" && one !== "other_kind") || chosen === one || (counts?.[one] ?? 0) > 0,
  );
  // Where nothing can be imported, why is what somebody came to see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the step is opened
  useEffect(() => {
    if (first && !table.arrival.has("verdict")) filter({ verdict: "refused" });
  }, [first]);
  return (
    <WholeWindow>
      <WizardHead step="check" file={view.file_name}>
        <RefusedButton communityId={communityId} view={view} />
        <Button onClick={() => go(view.state === "checked" ? "columns" : "run")}>{text.back}</Button>
        {view.state === "checked" && (
          <Button
            variant="primary"
            disabled={view.waiting === 0}
            title={view.waiting === 0 ? text.nobody : undefined}
            onClick={() => go("run")}
          >
            {text.toRun}
          </Button>
        )}
      </WizardHead>
      <div className={styles.said}>
        <Others communityId={communityId} view={view} />
        <Places view={view} />
      </div>
      <Defects communityId={communityId} view={view} />
      <fieldset className={styles.tabs} aria-label={text.verdict}>
        {tabs.map((verdict) => (
          <button
            key={verdict}
            type="button"
            data-verdict={verdict}
            aria-pressed={verdict === chosen}
            onClick={() => filter({ verdict })}
          >
            {verdict === "" ? text.all : nameOf(verdict)}
            <b>{(verdict === "" ? total : (counts?.[verdict] ?? 0)).toLocaleString()}</b>
          </button>
        ))}
      </fieldset>
      <TableRows
        table={table}
        title={text.steps.check}
        counted="things"
        columns={columns}
        target={({ id, row, name, email }) => ({ id, number: row, name: name || email })}
        {...(canCorrect && { acts: actsOf })}
        empty={{ icon: null, title: text.nothing, hint: "" }}
      />
      {corrected && (
        <CorrectDialog params={params} kind={view.kind} row={corrected} onClose={() => setCorrected(null)} />
      )}
    </WholeWindow>
  );
}
