import { countPlaces } from "#features/communities/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import type { ImportedRow, ImportView } from "../contract/calls.ts";
import { type ImportVerdict, verdicts } from "../contract/fields.ts";
import { SAMPLE_ROWS } from "../contract/limits.ts";
import { findImport, type ImportKey, type ImportRow } from "./imports.sql.ts";
import type { RowValues } from "./interpret.ts";
import { may, undoUntil } from "./policy.ts";
import { type Findings, listCells } from "./rows.sql.ts";
import { countSteps } from "./staged-rows.sql.ts";

/** @throws RECORD_NOT_FOUND also for an import of another community */
export async function loadImport(db: Db, key: ImportKey): Promise<ImportRow> {
  return found(await findImport(db, key));
}

/** Counts stored before a verdict was known lack it. */
export const noCounts = Object.fromEntries(verdicts.map((one) => [one, 0])) as Record<ImportVerdict, number>;

export async function viewImport(db: Db, key: ImportKey, now: Date): Promise<ImportView> {
  const row = await loadImport(db, key);
  const {
    delimiter: _,
    id_width,
    check_no,
    changed_by,
    bulk_act_state,
    undo_state,
    finished_at,
    ...facts
  } = row;
  const first = await listCells(db, key, { limit: SAMPLE_ROWS + 1 });
  const [heading] = row.has_header ? first : [];
  const { waiting, ...invitations } = await countSteps(db, key, row.kind);
  const canUndo = may.undo({ ...row }, now) === true;
  return {
    ...facts,
    created_at: row.created_at.toISOString(),
    columns: row.mapping.map((_, at) => heading?.cells[at] ?? ""),
    sample: first
      .slice(heading ? 1 : 0)
      .slice(0, SAMPLE_ROWS)
      .map(({ number, cells }) => ({ row: number, cells: [...cells] })),
    waiting,
    undo_until: canUndo ? (undoUntil(row)?.toISOString() ?? null) : null,
    invitations,
    places: await countPlaces(db, key.communityId),
    counts: row.counts && { ...noCounts, ...row.counts },
  };
}

type EvaluatedRow = {
  readonly id: number;
  readonly row_number: number;
  readonly name: string;
  readonly verdict: ImportedRow["verdict"];
  readonly values: RowValues;
  readonly findings: Findings;
  readonly cells: readonly string[];
  readonly applied_at: Date | null;
  readonly undone_at: Date | null;
  readonly membership_id: number | null;
};

const stateOf = ({ applied_at, undone_at }: EvaluatedRow): ImportedRow["state"] => {
  if (undone_at) return "undone";
  return applied_at ? "done" : "waiting";
};

export const viewRow = (row: EvaluatedRow, { mapping }: Pick<ImportView, "mapping">): ImportedRow => ({
  id: row.id,
  row: row.row_number,
  name: row.name,
  email: row.values.email ?? "",
  verdict: row.verdict,
  changes: row.findings.changes.map(({ field, from, to }) => ({ field, from, to })),
  kept: [...row.findings.kept],
  faults: row.findings.faults.map(({ field, code, params }) => ({ field, code, params: { ...params } })),
  cells: mapping.flatMap((field, at) => (field ? [{ field, value: row.cells[at] ?? "" }] : [])),
  state: stateOf(row),
  user_id: row.membership_id,
});
