import { useState } from "react";
import { useSearchParams } from "react-router";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import type { Column, Sort } from "../data-table/columns.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { FilterBar } from "../filter-bar/filter-bar.tsx";
import { Pager } from "../pager/pager.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { UserChip } from "../user-chip/user-chip.tsx";
import { useGalleryMessages } from "./messages.ts";
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
  const { table, affiliation } = useGalleryMessages();
  return [
    {
      key: "name",
      label: table.name,
      sortKey: "name",
      fixed: true,
      cell: ({ name }) => <UserChip size="sm" name={name} imageUrl={null} note={affiliation} />,
    },
    { key: "year", label: table.year, sortKey: "year", align: "end", cell: ({ year }) => year },
    { key: "status", label: table.status, cell: () => <Badge tone="warning">{table.waiting}</Badge> },
    { key: "applied", label: table.applied, sortKey: "applied", cell: ({ id }) => `2026/11/${10 + id}` },
  ];
}

function TableSample() {
  const { table, names } = useGalleryMessages();
  const columns = useCandidateColumns();
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState<Sort>({ key: "applied", direction: "desc" });
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set([2]));
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(30);
  const rows = [names.aoki, names.sato, names.long].map((name, i) => ({ id: i + 1, name, year: 2004 + i }));
  return (
    <Sample name="FilterBar, DataTable, Pager">
      <FilterBar query={query} onQuery={setQuery} placeholder={table.search} />
      <DataTable
        caption={table.caption}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={{
          ids,
          onChange: setIds,
          totalRecords: 214,
          onSelectAll: () => setIds(new Set([1, 2, 3])),
        }}
        actions={<Button size="sm">{table.approve}</Button>}
      />
      <Pager
        page={page}
        totalPages={8}
        totalRecords={214}
        onPage={setPage}
        sizes={[30, 50, 100]}
        size={size}
        onSize={setSize}
      />
    </Sample>
  );
}
