import { commonErrors } from "#kit/contract/errors.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Account } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { createThreadYield } from "#kit/server/database/thread-yield.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import type { Services } from "#kit/server/work/services.ts";
import { importErrors } from "../contract/errors.ts";
import {
  type DefectKind,
  type EmptyMeaning,
  fieldsOf,
  type ImportField,
  type ImportKind,
  type OtherMeaning,
} from "../contract/fields.ts";
import { usualWidth } from "./defect.ts";
import { type Duplicates, findDuplicates } from "./duplicates.ts";
import { aside, type Checker, type Evaluation, evaluatorOf, refused } from "./evaluate.ts";
import { beginCheck, type ImportKey, updateImport } from "./imports.sql.ts";
import { type Interpreted, interpret } from "./interpret.ts";
import { listCells, type RowVerdict, type StoredRow, sumUp, updateVerdicts } from "./rows.sql.ts";

/** Evaluating and writing this many rows keeps nobody waiting for long. */
const PART = 200;
const READ_AT_ONCE = 1_000;

export type ImportChoices = {
  readonly has_header: boolean;
  readonly mapping: readonly (ImportField | null)[];
  readonly empty: EmptyMeaning;
  readonly mends: readonly DefectKind[];
  readonly others: OtherMeaning;
};

export type ReadRow = Interpreted & { readonly id: number; readonly number: number; readonly taken: boolean };
type ImportOf = ImportKey & { readonly kind: ImportKind; readonly by: Checker };
export type CheckKey = ImportOf & { readonly checkNo: number };

/** Tells whether a row is left out because it is about somebody of the other kind whom nobody has taken in. */
export const isLeftAside = (
  { isOther, taken }: Pick<ReadRow, "isOther" | "taken">,
  { others }: Pick<ImportChoices, "others">,
): boolean => isOther && !taken && others === "leave_out";

/** @throws ERROR_COLUMN_MISSING, ERROR_COLUMN_TWICE */
export function assertMapping(kind: ImportKind, mapping: ImportChoices["mapping"]): void {
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

async function readAll(db: Db, key: ImportKey): Promise<StoredRow[]> {
  const all: StoredRow[] = [];
  for (let after = 0; ; after = all.at(-1)?.number ?? 0) {
    const rows = await listCells(db, key, { after, limit: READ_AT_ONCE });
    all.push(...rows);
    if (rows.length < READ_AT_ONCE) return all;
  }
}

/** Computes what rows would do now. */
export async function evaluateRows(
  db: Db,
  { communityId, kind, by }: CheckKey,
  rows: readonly ReadRow[],
  { duplicates, ...choices }: Pick<ImportChoices, "others"> & { readonly duplicates: Duplicates },
): Promise<RowVerdict[]> {
  const withFaults = rows.map((row) => {
    const isAside = isLeftAside(row, choices);
    return { ...row, isAside, faults: isAside ? [] : [...row.faults, ...duplicates.faultsOf(row)] };
  });
  const readable = withFaults.filter(({ faults, isAside }) => faults.length === 0 && !isAside);
  const { evaluate } =
    readable.length > 0
      ? await evaluatorOf(db, communityId, { kind, by, rows: readable })
      : { evaluate: undefined };
  return withFaults.map((row) => {
    const evaluated: Evaluation = row.isAside
      ? aside
      : row.faults.length > 0
        ? refused(row.faults)
        : (evaluate?.(row) ?? refused([]));
    const { verdict, ...findings } = evaluated;
    return { id: row.id, values: row.values, verdict, findings: { ...findings, damages: row.damages } };
  });
}

type Checking = Pick<Context, "db" | "now" | "inTransaction">;
type Paying = { readonly account: Account; readonly services: Pick<Services, "rateLimits"> };

/** Writes for every row what it would do, part by part, and nothing else. */
async function evaluateAll({ db, now, inTransaction }: Checking, key: CheckKey, choices: ImportChoices) {
  const all = await readAll(db, key);
  const heading = choices.has_header ? all.shift() : undefined;
  const ids = choices.mapping.indexOf("employee_id");
  const idWidth = ids < 0 ? undefined : usualWidth(all.map(({ cells }) => cells[ids] ?? ""));
  const rows: ReadRow[] = [];
  const yieldThread = createThreadYield();
  const reading = { ...choices, kind: key.kind, idWidth, today: tokyoDate(now), heading: heading?.cells };
  for (const { id, number, cells, typed, taken, verdict } of all) {
    await yieldThread();
    if (verdict !== "left_out") rows.push({ id, number, taken, ...interpret(cells, { ...reading, typed }) });
  }
  const duplicates = await findDuplicates(rows.filter((row) => !isLeftAside(row, choices)));
  // These are written with the first part.
  let first: RowVerdict[] = heading ? [{ id: heading.id, verdict: null, values: {}, findings: {} }] : [];
  for (let at = 0; at < rows.length || first.length > 0; at += PART) {
    const evaluated = [
      ...first,
      ...(await evaluateRows(db, key, rows.slice(at, at + PART), { ...choices, duplicates })),
    ];
    first = [];
    const isCurrent = await inTransaction((work) => updateVerdicts(work.db, key, evaluated));
    if (!isCurrent) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  }
  return { id_width: idWidth ?? null, row_count: all.length };
}

/**
 * Checks an import and stores what each row would do; the account pays for the time it takes.
 * @throws ERROR_IMPORT_STARTED, ERROR_TOO_MANY_REQUESTS, and ERROR_STATUS_HAS_CHANGED where another check has begun
 * meanwhile
 */
export async function checkRows(
  { account, services, ...context }: Checking & Paying,
  ...asked: [key: ImportOf, choices: ImportChoices]
): Promise<void> {
  const payer = `account:${account.accountId}`;
  await services.rateLimits.assertLeft("importMs", payer);
  const from = performance.now();
  try {
    await checkAll(context, ...asked);
  } finally {
    await services.rateLimits.spend("importMs", payer, Math.ceil(performance.now() - from));
  }
}

async function checkAll(context: Checking, key: ImportOf, choices: ImportChoices): Promise<void> {
  const checkNo = await context.inTransaction(({ db }) => beginCheck(db, key, key.by));
  if (checkNo === undefined) throw failure(importErrors.ERROR_IMPORT_STARTED);
  const evaluated = await evaluateAll(context, { ...key, checkNo }, choices);
  const isKept = await context.inTransaction(async ({ db }) => {
    const sums = await sumUp(db, key, choices.mends);
    const { kind } = key;
    const changes = { ...choices, ...evaluated, ...sums, kind, unsure: [], state: "checked" } as const;
    return updateImport(db, key, changes, checkNo);
  });
  if (!isKept) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
}
