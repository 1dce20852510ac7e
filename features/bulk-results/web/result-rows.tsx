import { useState } from "react";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { BottomBar } from "#kit/ui/data-table/bottom-bar.tsx";
import type { Column, Sort } from "#kit/ui/data-table/columns.ts";
import { DataTable } from "#kit/ui/data-table/data-table.tsx";
import type { Counted } from "#kit/ui/data-table/messages.ts";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { useReasons } from "#kit/web/bulk/words.ts";
import type { BulkActTarget } from "../contract/calls.ts";
import { useBulkActMessages } from "./messages.ts";

const PAGE = 100;
const tones = { done: "success", skipped: "warning", failed: "danger", waiting: "neutral" } as const;
export const statusOf = ({ outcome }: BulkActTarget): keyof typeof tones => outcome ?? "waiting";

export function useReasonOf() {
  const reasons = useReasons();
  return ({ reason, by }: BulkActTarget): string =>
    reason || by ? reasons.one({ reason: reason ?? "handled", by }) : "";
}

type Props = { readonly targets: readonly BulkActTarget[]; readonly counted: Counted };

/** Lists the targets in the server's order (failed, left out, waiting, done), or by number or name. */
export function ResultRows({ targets, counted }: Props) {
  const text = useBulkActMessages();
  const reasonOf = useReasonOf();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Sort>();
  const columns: readonly Column<BulkActTarget>[] = [
    {
      key: "name",
      label: text.name,
      kind: "name",
      sortKey: "name",
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: "number",
      label: text.number,
      kind: "number",
      sortKey: "number",
      cell: ({ number }) => number || "",
    },
    {
      key: "status",
      label: text.status,
      kind: "state",
      cell: (one) => <Badge tone={tones[statusOf(one)]}>{text.statuses[statusOf(one)]}</Badge>,
    },
    { key: "reason", label: text.reason, cell: reasonOf },
  ];
  return (
    <DataTable
      caption={text.targets}
      list="bulk_act_targets"
      columns={columns}
      rows={sorted(targets, sort).slice((page - 1) * PAGE, page * PAGE)}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      {...(sort && { sort })}
      onSort={(next) => {
        setSort(next);
        setPage(1);
      }}
      foot={
        <BottomBar>
          <Pager
            counted={counted}
            page={page}
            totalPages={Math.max(1, Math.ceil(targets.length / PAGE))}
            totalRecords={targets.length}
            onPage={setPage}
            size={PAGE}
          />
        </BottomBar>
      }
    />
  );
}

const by = {
  name: (a: BulkActTarget, b: BulkActTarget) => a.name.localeCompare(b.name, "ja"),
  number: (a: BulkActTarget, b: BulkActTarget) => a.number - b.number,
};

function sorted(targets: readonly BulkActTarget[], sort: Sort | undefined): readonly BulkActTarget[] {
  if (!sort) return targets;
  const ascending = targets.toSorted(by[sort.key as keyof typeof by]);
  return sort.direction === "asc" ? ascending : ascending.toReversed();
}
