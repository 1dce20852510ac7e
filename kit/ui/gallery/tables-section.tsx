import { useState } from "react";
import { useSearchParams } from "react-router";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { BottomBar } from "../data-table/bottom-bar.tsx";
import type { Column, Sort } from "../data-table/columns.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { SelectionBar } from "../data-table/selection-bar.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { FilterBar } from "../filter-bar/filter-bar.tsx";
import { Pager } from "../pager/pager.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { useGalleryMessages } from "./messages.ts";
import { hardNames } from "./samples.ts";
import { Sample, Section } from "./section.tsx";

type Candidate = { readonly id: number; readonly name: string; readonly year: number };

export function TablesSection() {
  const text = useGalleryMessages();
  const [search] = useSearchParams();
  const tabs = (["all", "article", "recruitment", "job", "keep", "official"] as const).map((key) => ({
    key,
    label: text.tabs[key],
    to: `?tab=${key}`,
    ...(key === "recruitment" ? { badge: 3 } : {}),
  }));
  return (
    <Section title={text.sections.tables}>
      <Sample name="Tabs">
        <Tabs label={text.sections.tables} tabs={tabs} current={search.get("tab") ?? "all"} />
      </Sample>
      <TableSample />
    </Section>
  );
}

function useCandidateColumns(): readonly Column<Candidate>[] {
  const { table } = useGalleryMessages();
  return [
    {
      key: "name",
      label: table.name,
      kind: "name",
      cell: ({ name }) => (
        <a href="#tables">
          <bdi>{name}</bdi>
        </a>
      ),
    },
    { key: "year", label: table.year, sortKey: "year", kind: "number", cell: ({ year }) => year },
    {
      key: "status",
      label: table.status,
      kind: "state",
      cell: () => <Badge tone="warning">{table.waiting}</Badge>,
    },
    {
      key: "applied",
      label: table.applied,
      sortKey: "applied",
      kind: "time",
      cell: ({ id }) => `2026/11/${10 + (id % 20)} 09:30:00`,
    },
  ];
}

/** The sample puts the parts of `TableScreen` (kit/web/table) together as it does. */
function TableSample() {
  const { table, names } = useGalleryMessages();
  const columns = useCandidateColumns();
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState<Sort>({ key: "applied", direction: "desc" });
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set([2]));
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(30);
  const [state, setState] = useState("30");
  const total = Number(state) || 0;
  const known = [names.aoki, ...hardNames, names.sato, names.long];
  const first = (page - 1) * size;
  const rows = Array.from(
    { length: Math.max(0, Math.min(size, total - first)) },
    (_, row) => first + row,
  ).map((at) => ({
    id: at + 1,
    name: known[at % known.length] ?? "",
    year: 2004 + (at % 20),
  }));
  const toggle = (some: readonly Candidate[], on: boolean) => {
    const next = new Set(ids);
    for (const { id } of some)
      if (on) next.add(id);
      else next.delete(id);
    setIds(next);
  };
  return (
    <Sample name="FilterBar, DataTable, SelectionBar, Pager">
      <DataTable
        caption={table.caption}
        list="gallery"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={{ has: (id) => ids.has(id), onToggle: toggle }}
        loading={state === "loading"}
        acts={() => [{ label: table.approve, onSelect: () => {} }]}
        placeholder={<EmptyState title={table.waiting} />}
        foot={
          ids.size > 0 ? (
            <SelectionBar
              counted="people"
              count={ids.size}
              onPage={rows.filter(({ id }) => ids.has(id)).length}
              total={total}
              max={999}
              onSelectAll={() => toggle(rows, true)}
              onShow={() => {}}
              onClear={() => setIds(new Set())}
            >
              <Button size="sm" variant="primary">
                {table.approve}
              </Button>
            </SelectionBar>
          ) : (
            <BottomBar>
              <Pager
                counted="people"
                page={page}
                totalPages={Math.ceil(total / size)}
                totalRecords={total}
                onPage={setPage}
                sizes={[30, 50, 100]}
                size={size}
                onSize={setSize}
              />
            </BottomBar>
          )
        }
        tools={
          <FilterBar
            query={query}
            onQuery={setQuery}
            label={table.search}
            fields={[
              {
                kind: "choice",
                name: "state",
                label: table.status,
                options: ["0", "1", "30", "2003", "loading"].map((value) => ({ value, label: value })),
              },
            ]}
            values={{ state }}
            onChange={(changes) => setState(changes.state || "30")}
          />
        }
      />
    </Sample>
  );
}
