import { useEffect } from "react";
import { ADMIN_PAGE_SIZES } from "#kit/contract/paging.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { BottomBar } from "#kit/ui/data-table/bottom-bar.tsx";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { WholeWindow } from "#kit/web/table/whole-window.tsx";
import { type ImportView, listImportedRows } from "../contract/calls.ts";
import { verdicts } from "../contract/fields.ts";
import { Damages } from "./damages.tsx";
import styles from "./import.module.css";
import type { Go } from "./import-screen.tsx";
import { useImportMessages } from "./messages.ts";
import { RefusedButton } from "./refused-button.tsx";
import { useRowColumns } from "./row-columns.tsx";
import { WizardHead } from "./wizard.tsx";

type Props = { readonly communityId: number; readonly view: ImportView; readonly go: Go };

/** What each row would do, before anything is done; the numbers are the filters. */
export function CheckStep({ communityId, view, go }: Props) {
  const text = useImportMessages();
  const columns = useRowColumns();
  const table = useTable(listImportedRows, { params: { id: communityId, import_id: view.id } });
  const { counts } = view;
  const chosen = table.filters.verdict ?? "";
  const total = verdicts.reduce((sum, verdict) => sum + (counts?.[verdict] ?? 0), 0);
  const first = counts && counts.new + counts.changed === 0 && counts.refused > 0;
  const { filter } = table;
  // Where nothing can be imported, why is what somebody came to see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the step is opened
  useEffect(() => {
    if (first && table.arrivedBare) filter({ verdict: "refused" });
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
      <Damages communityId={communityId} view={view} />
      <fieldset className={styles.tabs} aria-label={text.verdict}>
        {(["", ...verdicts] as const).map((verdict) => (
          <button
            key={verdict}
            type="button"
            data-verdict={verdict}
            aria-pressed={verdict === chosen}
            onClick={() => filter({ verdict })}
          >
            {verdict === "" ? text.all : text.verdicts[verdict]}
            <b>{(verdict === "" ? total : (counts?.[verdict] ?? 0)).toLocaleString()}</b>
          </button>
        ))}
      </fieldset>
      <DataTable
        caption={text.steps.check}
        list="people_import_rows"
        columns={columns}
        rows={table.rows}
        idOf={({ id }) => id}
        nameOf={({ name, email }) => name || email}
        sort={table.sort}
        onSort={table.sortBy}
        busy={table.query.isPlaceholderData}
        loading={table.query.isPending}
        placeholder={text.nothing}
        foot={
          <BottomBar>
            <Pager
              counted="things"
              page={table.page}
              totalPages={table.totalPages}
              totalRecords={table.total}
              onPage={table.toPage}
              sizes={ADMIN_PAGE_SIZES}
              size={table.perPage}
              onSize={table.resize}
            />
          </BottomBar>
        }
      />
    </WholeWindow>
  );
}
