import { setImmediate as breathe } from "node:timers/promises";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import type { ImportView } from "../contract/calls.ts";
import { importErrors, rowErrors } from "../contract/errors.ts";
import {
  type DamageKind,
  type EmptyMeaning,
  fieldsOf,
  type ImportField,
  type ImportKind,
  type ImportVerdict,
} from "../contract/fields.ts";
import { usualWidth } from "./damage.ts";
import { beginCheck, type ImportKey, updateImport } from "./imports.sql.ts";
import { type Interpreted, interpret, type Reading, type RowFault, rowFault } from "./interpret.ts";
import { type Judged, judgesOf, refused } from "./judge.ts";
import { listCells, type RowVerdict, writeVerdicts } from "./rows.sql.ts";

/** Rows that are read, judged and written at once; nobody waits long for so many. */
const PART = 250;

export type Choices = {
  readonly has_header: boolean;
  readonly mapping: readonly (ImportField | null)[];
  readonly empty: EmptyMeaning;
  readonly mends: readonly DamageKind[];
};

type ReadRow = Interpreted & { readonly id: number; readonly number: number };

/** @throws ERROR_COLUMN_MISSING, ERROR_COLUMN_TWICE */
export function assertMapping(kind: ImportKind, mapping: Choices["mapping"]): void {
  const allowed = fieldsOf(kind);
  const chosen = mapping.filter((field) => field !== null);
  const foreign = chosen.find((field) => !allowed.includes(field));
  const twice =
    chosen.find((field, at) => chosen.indexOf(field) !== at) ??
    (chosen.includes("name")
      ? chosen.find((field) => field === "family_name" || field === "given_name")
      : undefined) ??
    (chosen.includes("name_kana")
      ? chosen.find((field) => field.endsWith("e_kana") && field !== "name_kana")
      : undefined);
  if (foreign ?? twice)
    throw failure(importErrors.ERROR_COLUMN_TWICE, { params: { field: foreign ?? twice ?? "" } });
  if (!chosen.includes("email"))
    throw failure(importErrors.ERROR_COLUMN_MISSING, { params: { field: "email" } });
}

async function* partsOf(db: Context["db"], key: ImportKey) {
  for (let after = 0; ; ) {
    const rows = await listCells(db, key, { after, limit: PART });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.number ?? 0;
    await breathe();
  }
}

/** Rows that say of two people what only one can have, whatever the case; each is told of the others. */
function findTwice(rows: readonly ReadRow[]): ReadonlyMap<number, readonly RowFault[]> {
  const faults = new Map<number, RowFault[]>();
  for (const field of ["email", "employee_id"] as const) {
    const same = Map.groupBy(
      rows.filter(({ said }) => said[field]),
      ({ said }) => said[field]?.toLowerCase(),
    );
    for (const group of same.values())
      if (group.length > 1)
        for (const { id } of group) {
          const others = group.filter((one) => one.id !== id).map(({ number }) => number);
          const fault = rowFault(field, rowErrors.ROW_TWICE.code, {
            field,
            rows: others.slice(0, 5).join(", "),
          });
          faults.set(id, [...(faults.get(id) ?? []), fault]);
        }
  }
  return faults;
}

/** How many cells each kind of damage has befallen, and the first of them. */
function sumUp(rows: readonly ReadRow[], mends: readonly DamageKind[]): ImportView["damages"] {
  const all = rows.flatMap(({ number, damages }) => damages.map((one) => ({ ...one, row: number })));
  return [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, found]) => {
    const [{ row, from, to } = { row: 0, from: "", to: "" }] = found;
    return { kind, count: found.length, mended: mends.includes(kind), example: { row, from, to } };
  });
}

type Checking = Pick<Context, "db" | "inTransaction">;
type CheckKey = ImportKey & { readonly kind: ImportKind; readonly checkNo: number };

/** Says of every row what it would do, part by part, and writes nothing but that. */
async function judgeRows({ db, inTransaction }: Checking, key: CheckKey, choices: Choices) {
  const { has_header, mapping, mends } = choices;
  const ids = mapping.indexOf("employee_id");
  const cells: { id: number; number: number; cells: string[] }[] = [];
  for await (const part of partsOf(db, key)) cells.push(...part);
  const heading = has_header ? cells.shift() : undefined;
  const idWidth = usualWidth(ids < 0 ? [] : cells.map((row) => row.cells[ids] ?? ""));
  const reading: Reading = { ...choices, idWidth };
  const rows: ReadRow[] = [];
  for (const [at, row] of cells.entries()) {
    rows.push({ id: row.id, number: row.number, ...interpret(row.cells, reading) });
    if (at % PART === 0) await breathe();
  }
  const twice = findTwice(rows);
  const counts: Record<ImportVerdict, number> = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  const write = (part: readonly RowVerdict[]) => inTransaction((work) => writeVerdicts(work.db, key, part));
  if (heading) await write([{ id: heading.id, verdict: null, said: {}, findings: {} }]);
  for (let at = 0; at < rows.length; at += PART) {
    const part = rows.slice(at, at + PART);
    const faultsOf = (row: ReadRow) => [...row.faults, ...(twice.get(row.id) ?? [])];
    const readable = part.filter((row) => faultsOf(row).length === 0);
    const judge =
      readable.length > 0
        ? (await judgesOf(db, key.communityId, { kind: key.kind, rows: readable })).judge
        : () => refused([]);
    const judged = part.map((row): RowVerdict => {
      const faults = faultsOf(row);
      const { verdict, ...findings }: Judged = faults.length > 0 ? refused(faults) : judge(row);
      counts[verdict] += 1;
      return { id: row.id, said: row.said, verdict, findings };
    });
    await write(judged);
    await breathe();
  }
  return { counts, damages: sumUp(rows, mends), row_count: rows.length };
}

/**
 * Checks an import and keeps what each row would do.
 * @throws ERROR_IMPORT_STARTED, and ERROR_STATUS_HAS_CHANGED where another check has begun meanwhile
 */
export async function checkRows(
  context: Checking,
  key: ImportKey & { readonly kind: ImportKind },
  choices: Choices,
): Promise<void> {
  const checkNo = await context.inTransaction(({ db }) => beginCheck(db, key));
  if (checkNo === undefined) throw failure(importErrors.ERROR_IMPORT_STARTED);
  const judged = await judgeRows(context, { ...key, checkNo }, choices);
  const changes = { ...choices, ...judged, unsure: [], state: "checked" } as const;
  if (!(await context.inTransaction(({ db }) => updateImport(db, key, changes, checkNo))))
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
}
