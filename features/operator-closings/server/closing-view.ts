import type { Closing } from "../contract/calls.ts";
import type { findClosing } from "./closings.sql.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findClosing>>>;

const stateOf = ({ erased_at, erasure_started_at, exported_at }: Row): Closing["state"] => {
  if (erased_at) return "erased";
  if (erasure_started_at) return "erasing";
  return exported_at ? "exported" : "closing";
};

export const closingView = (row: Row): Closing => ({
  state: stateOf(row),
  started_at: row.started_at.toISOString(),
  started_by: row.started_by,
  export: row.exported_at && {
    at: row.exported_at.toISOString(),
    bytes: Number(row.export_bytes),
    sha256: Buffer.from(row.export_sha256 ?? []).toString("hex"),
    rows: Number(row.export_rows),
    files: Number(row.export_files),
  },
  erasure: row.erasure_started_at && {
    started_at: row.erasure_started_at.toISOString(),
    by: row.erasure_by,
    at: row.erased_at?.toISOString() ?? null,
    tables: Object.entries(row.erased_rows as unknown as Record<string, number>)
      .map(([table, rows]) => ({ table, rows }))
      .toSorted((one, other) => one.table.localeCompare(other.table)),
  },
});
