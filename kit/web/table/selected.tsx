import { useState } from "react";
import * as limits from "#kit/contract/fields/limits.ts";
import type { AnyListCall, Target } from "#kit/contract/list-call.ts";
import { Button, type ButtonProps } from "#kit/ui/button/button.tsx";
import { type Counted, useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { SelectionBar } from "#kit/ui/data-table/selection-bar.tsx";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { reportError } from "../errors/report-error.ts";
import { useTableMessages } from "./messages.ts";
import { TargetList } from "./target-list.tsx";
import type { RowOf, Table } from "./use-table.ts";

/** Acts on everything selected. One act is primary, one secondary; others are behind three dots. */
export type BulkAction = {
  readonly key: string;
  readonly label: string;
  readonly variant?: ButtonProps["variant"];
  readonly pending?: boolean;
  /** It asks for its targets itself: `table.selection.selected()`. */
  readonly onRun: () => void;
};

type Props<C extends AnyListCall> = {
  readonly table: Table<C>;
  readonly counted: Counted;
  readonly target: (row: RowOf<C>) => Target;
  readonly bulk: readonly BulkAction[];
};

/** Shows what is selected in a table, with the acts on it. */
export function Selected<C extends AnyListCall>({ table, counted, target, bulk }: Props<C>) {
  const text = useTableMessages();
  const { others: othersLabel } = useDataTableMessages();
  const { rows, selection, total } = table;
  const [shown, setShown] = useState<readonly Target[] | null>(null);
  const locked = bulk.some(({ pending }) => pending);
  const onPage = rows.filter((row) => selection.has(target(row).id)).length;
  const isTooMuch = selection.count > limits.bulkSelection;
  const offersAll =
    isTooMuch || (onPage === rows.length && selection.count < Math.min(total, limits.bulkSelection));
  const show = () =>
    void selection.targets().then(setShown, (error: unknown) => reportError(error, { call: "mutation" }));
  // R456: what a filter finds can grow after it was selected.
  const run = (action: BulkAction) => () =>
    isTooMuch ? toast({ type: "error", message: text.tooMany(limits.bulkSelection) }) : action.onRun();
  const inSight = bulk.filter(({ variant }) => variant !== "danger").slice(0, 2);
  const others = bulk.filter((action) => !inSight.includes(action));
  return (
    <>
      <SelectionBar
        counted={counted}
        count={selection.count}
        onPage={onPage}
        total={total}
        max={limits.bulkSelection}
        onSelectAll={offersAll ? selection.selectAll : undefined}
        onShow={show}
        onClear={selection.clear}
        pages={
          <Pager
            brief
            page={table.page}
            totalPages={table.totalPages}
            totalRecords={total}
            onPage={table.toPage}
          />
        }
      >
        {inSight.map((action) => (
          <Button
            key={action.key}
            size="sm"
            variant={action.variant ?? "secondary"}
            pending={action.pending ?? false}
            disabled={locked && !action.pending}
            onClick={run(action)}
          >
            {action.label}
          </Button>
        ))}
        <Menu
          label={othersLabel}
          items={(locked ? [] : others).map((action) => ({
            label: action.label,
            danger: action.variant === "danger",
            onSelect: run(action),
          }))}
        />
      </SelectionBar>
      {shown && (
        <Modal title={text.selected[counted]} onClose={() => setShown(null)}>
          <TargetList targets={shown} />
        </Modal>
      )}
    </>
  );
}
