import { commonErrors } from "#kit/contract/errors.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { mendImportedRow } from "../contract/calls.ts";
import type { ImportField } from "../contract/fields.ts";
import { evaluateRows } from "./check.ts";
import { findDuplicates } from "./duplicates.ts";
import { countCorrection, lockImport, updateImport } from "./imports.sql.ts";
import { interpret } from "./interpret.ts";
import { may } from "./policy.ts";
import {
  evaluatedColumns,
  evaluatedRows,
  listCells,
  listRowValues,
  type StoredRow,
  sumUp,
  updateCells,
  updateVerdicts,
} from "./rows.sql.ts";
import { loadImport, viewRow } from "./view.ts";

type CellEdits = readonly { readonly field: ImportField; readonly value: string }[];

/** Returns the row with the typed cells; a cell typed as it stood keeps the file's value. */
function withCells(row: StoredRow, mapping: readonly (ImportField | null)[], given: CellEdits): StoredRow {
  const cells = mapping.map((_, at) => row.cells[at] ?? "");
  const typed = new Set(row.typed);
  for (const { field, value } of given) {
    const at = mapping.indexOf(field);
    if (at < 0 || cells[at] === value) continue;
    cells[at] = value;
    typed.add(field);
  }
  return { ...row, cells, typed: [...typed] };
}

/** Evaluates only this row and those that state the same, before or now; the rest of the file stays. */
export const correctRowRoute = serve(mendImportedRow, async ({ db, member, now }, { params, body }) => {
  const { import_id: importId, row_id: rowId } = params;
  const key = { communityId: member.communityId, importId };
  await lockImport(db, key);
  const one = await loadImport(db, key);
  assertMay(may.change(one));
  // Somebody else has read or checked the import again meanwhile.
  if (one.state !== "checked") throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  const [found] = await listCells(db, key, { ids: [rowId], limit: 1 });
  if (!found?.verdict) throw failure(commonErrors.RECORD_NOT_FOUND);

  const [heading] = one.has_header ? await listCells(db, key, { limit: 1 }) : [];
  const reading = {
    ...one,
    idWidth: one.id_width ?? undefined,
    today: tokyoDate(now),
    heading: heading?.cells,
  };
  const next = { ...withCells(found, one.mapping, body.cells), taken: body.taken ?? found.taken };
  const { values } = interpret(next.cells, { ...reading, typed: next.typed });
  await updateCells(db, key, { ...next, values, verdict: body.left_out ? "left_out" : "refused" });

  const duplicates = await findDuplicates(await listRowValues(db, key));
  const numbers = [found.number, ...duplicates.like(found.values), ...duplicates.like(values)];
  const touched = await listCells(db, key, { numbers, limit: numbers.length });
  const rows = touched
    .filter(({ verdict }) => verdict !== "left_out")
    .map(({ id, number, cells, typed, taken }) => ({
      id,
      number,
      taken,
      ...interpret(cells, { ...reading, typed }),
    }));
  const check = { ...key, kind: one.kind, by: member, checkNo: one.check_no };
  await updateVerdicts(db, check, await evaluateRows(db, check, rows, { ...one, duplicates }));
  await countCorrection(db, key, member);
  await updateImport(db, key, await sumUp(db, key, one.mends));
  const row = await evaluatedRows(db, key)
    .select(evaluatedColumns)
    .where("r.id", "=", rowId)
    .executeTakeFirstOrThrow();
  return { data: viewRow(row, one) };
});
