import { QueryClient, QueryClientProvider, type QueryFunctionContext } from "@tanstack/react-query";
import * as z from "zod/mini";
import { listCall } from "#kit/contract/list-call.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { hardNames } from "#kit/ui/gallery/samples.ts";
import { Sample, Section } from "#kit/ui/gallery/section.tsx";
import { ApiError } from "../api/api-error.ts";
import { TableScreen } from "./table-screen.tsx";
import { useTable } from "./use-table.ts";

const states = ["0", "1", "30", "2003", "loading", "failed"] as const;
const listCandidates = listCall({
  path: "/communities/{id}/samples",
  summary: "A sample that never leaves the page",
  row: z.object({ id: z.number(), year: z.number() }),
  search: "q",
  filters: { state: z.optional(z.enum(states)) },
  sorts: { applied: "desc", year: "desc" },
});
type Candidate = z.output<typeof listCandidates.row>;

/** Answers the sample's own queries in place of the server. */
async function answer({ queryKey }: QueryFunctionContext) {
  const { state, page, per_page } = queryKey[2] as Readonly<Record<string, string>>;
  if (state === "loading") return new Promise(() => {});
  if (state === "failed") throw new ApiError(503, "ERROR_UNAVAILABLE");
  const total = Number(state ?? 30);
  const size = Number(per_page);
  const first = (Number(page) - 1) * size;
  const records = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, at) => ({
    id: first + at + 1,
    year: 2004 + ((first + at) % 20),
  }));
  return {
    success: true,
    data: { records },
    total_records: total,
    total_pages: Math.ceil(total / size) || 1,
  };
}
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const optionsOf = client.defaultQueryOptions.bind(client);
client.defaultQueryOptions = ((options: object) =>
  optionsOf({ ...options, queryFn: answer } as never)) as never;

/** Shows a whole list of the console with none, one, some and thousands of rows, loading and failed. */
export function TableSamples() {
  const { sections } = useGalleryMessages();
  return (
    <Section title={sections.tables}>
      <Sample name="TableScreen: FilterBar, DataTable, SelectionBar, Pager">
        <QueryClientProvider client={client}>
          <Candidates />
        </QueryClientProvider>
      </Sample>
    </Section>
  );
}

function Candidates() {
  const { table: text, names } = useGalleryMessages();
  const table = useTable(listCandidates, { params: { id: 1 } });
  const known = [names.aoki, ...hardNames, names.sato, names.long];
  const nameOf = ({ id }: Candidate) => known[(id - 1) % known.length] ?? "";
  const columns: readonly Column<Candidate>[] = [
    { key: "name", label: text.name, kind: "name", cell: (row) => <bdi>{nameOf(row)}</bdi> },
    { key: "year", label: text.year, sortKey: "year", kind: "number", cell: ({ year }) => year },
    {
      key: "status",
      label: text.status,
      kind: "state",
      cell: () => <Badge tone="warning">{text.waiting}</Badge>,
    },
    {
      key: "applied",
      label: text.applied,
      sortKey: "applied",
      kind: "time",
      cell: ({ id }) => `2026/11/${10 + (id % 20)} 09:30:00`,
    },
  ];
  return (
    <TableScreen
      table={table}
      title={text.caption}
      counted="people"
      search={text.search}
      filters={[
        {
          kind: "choice",
          name: "state",
          label: text.status,
          options: states.map((value) => ({ value, label: value })),
        },
      ]}
      columns={columns}
      target={(row) => ({ id: row.id, number: row.id, name: nameOf(row) })}
      bulk={[{ key: "approve", label: text.approve, variant: "primary", onRun: () => {} }]}
      acts={() => [{ label: text.approve, onSelect: () => {} }]}
      empty={{ icon: null, title: text.waiting, hint: text.caption }}
    />
  );
}
