import { sql } from "kysely";
import { asJson } from "#kit/server/database/as-json.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { ImportView } from "../contract/calls.ts";
import { type DefectKind, type ImportField, type ImportVerdict, verdicts } from "../contract/fields.ts";
import type { Evaluation } from "./evaluate.ts";
import type { ImportKey } from "./imports.sql.ts";
import type { FoundDefect, RowValues } from "./interpret.ts";

export type Findings = Omit<Evaluation, "verdict"> & { readonly damages: readonly FoundDefect[] };

/** `part` is the text of a JSON array of `[number, cells]`. */
export const insertRows = (db: Db, { communityId, importId }: ImportKey, part: Uint8Array) =>
  sql`
    insert into people_import_rows (community_id, import_id, number, cells)
    select ${communityId}::bigint, ${importId}::bigint, (line ->> 0)::integer, line -> 1
    from jsonb_array_elements(${Buffer.from(part).toString()}::jsonb) as given (line)`.execute(db);

export const deleteRows = (db: Db, { communityId, importId }: ImportKey) =>
  db
    .deleteFrom("people_import_rows")
    .where("community_id", "=", communityId)
    .where("import_id", "=", importId)
    .execute();

type RowRange = {
  readonly after?: number;
  readonly ids?: readonly number[];
  readonly numbers?: readonly number[];
  readonly limit: number;
};
export type StoredRow = {
  readonly id: number;
  readonly number: number;
  readonly cells: readonly string[];
  readonly typed: readonly ImportField[];
  readonly taken: boolean;
  readonly verdict: ImportVerdict | null;
  readonly values: RowValues;
};

/** Lists the rows as read and corrected, from a row on or by id; the heading comes first. */
export const listCells = (
  db: Db,
  { communityId, importId }: ImportKey,
  { after = 0, ids, numbers, limit }: RowRange,
): Promise<StoredRow[]> =>
  db
    .selectFrom("people_import_rows")
    .select([
      "id",
      "number",
      sql<string[]>`cells`.as("cells"),
      sql<ImportField[]>`typed`.as("typed"),
      "taken",
      "verdict",
      sql<RowValues>`values`.as("values"),
    ])
    .where("community_id", "=", communityId)
    .where("import_id", "=", importId)
    .where("number", ">", after)
    .$if(ids !== undefined, (query) => query.where("id", "in", [...(ids ?? [])]))
    .$if(numbers !== undefined, (query) => query.where("number", "in", [...(numbers ?? [])]))
    .orderBy("number")
    .limit(limit)
    .execute();

/** Lists what every row states of values that only one person can have. */
export const listRowValues = async (db: Db, { communityId, importId }: ImportKey) => {
  const rows = await db
    .selectFrom("people_import_rows")
    .select([
      "number",
      sql<string | null>`values ->> 'email'`.as("email"),
      sql<string | null>`values ->> 'employee_id'`.as("employee_id"),
    ])
    .where("community_id", "=", communityId)
    .where("import_id", "=", importId)
    .where("verdict", "not in", ["left_out", "other_kind"])
    .orderBy("number")
    .execute();
  return rows.map(({ number, email, employee_id }) => ({
    number,
    values: { email: email ?? "", employee_id: employee_id ?? "" },
  }));
};

const NOTHING: Findings = { changes: [], kept: [], faults: [], damages: [] };

/** Stores what was typed in a row, or that it is left out; what it would do is evaluated again. */
export const updateCells = (
  db: Db,
  { communityId }: ImportKey,
  { id, cells, typed, taken, values, verdict }: StoredRow,
) =>
  db
    .updateTable("people_import_rows")
    .set({
      cells: asJson(cells),
      typed: asJson(typed),
      taken,
      values: asJson(values),
      findings: asJson(NOTHING),
      verdict,
    })
    .where("community_id", "=", communityId)
    .where("id", "=", id)
    .execute();

type Sums = {
  readonly counts: Record<ImportVerdict, number>;
  readonly damages: ImportView["damages"];
};

/** Counts the rows of each verdict and the cells of each kind of defect, with the first example. */
export async function sumUp(
  db: Db,
  { communityId, importId }: ImportKey,
  mends: readonly DefectKind[],
): Promise<Sums> {
  const found = sql`people_import_rows r where r.community_id = ${communityId} and r.import_id = ${importId}
    and r.verdict is not null`;
  const counted = await sql<{ verdict: ImportVerdict; count: number }>`
    select r.verdict, count(*)::int as count from ${found} group by r.verdict`.execute(db);
  const defective = await sql<Omit<ImportView["damages"][number], "mended">>`
    select d.defect ->> 'kind' as kind, count(*)::int as count,
      (array_agg(json_build_object('row', d.number, 'from', d.defect ->> 'from', 'to', d.defect ->> 'to')
        order by d.number))[1] as example
    from (select r.number, jsonb_array_elements(r.findings -> 'damages') as defect
      from ${found}) d
    group by 1 order by min(d.number), 1`.execute(db);
  const countOf = (verdict: ImportVerdict) => counted.rows.find((one) => one.verdict === verdict)?.count ?? 0;
  return {
    counts: Object.fromEntries(verdicts.map((one) => [one, countOf(one)])) as Sums["counts"],
    damages: defective.rows.map((one) => ({ ...one, mended: mends.includes(one.kind) })),
  };
}

export type RowVerdict = {
  readonly id: number;
  /** It is null for the heading. */
  readonly verdict: ImportVerdict | null;
  readonly values: RowValues;
  readonly findings: Findings | Record<string, never>;
};

/** Writes nothing and returns false where another check has begun since. */
export async function updateVerdicts(
  db: Db,
  { communityId, importId, checkNo }: ImportKey & { readonly checkNo: number },
  rows: readonly RowVerdict[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update people_import_rows r
    set verdict = given.verdict, values = given.values::jsonb, findings = given.findings::jsonb, name = given.name
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ verdict }) => verdict)}::text[],
      ${rows.map(({ values }) => JSON.stringify(values))}::text[],
      ${rows.map(({ findings }) => JSON.stringify(findings))}::text[],
      ${rows.map(({ values: { family_name = "", given_name = "" } }) => `${family_name} ${given_name}`.trim())}::text[])
      as given (id, verdict, values, findings, name)
    where r.community_id = ${communityId} and r.id = given.id and exists (select from people_imports i
      where i.community_id = ${communityId} and i.id = ${importId} and i.check_no = ${checkNo})`.execute(db);
  return rows.length === 0 || numAffectedRows > 0n;
}

export const evaluatedRows = (db: Db, { communityId, importId }: ImportKey, verdict?: ImportVerdict) =>
  db
    .selectFrom("people_import_rows as r")
    .where("r.community_id", "=", communityId)
    .where("r.import_id", "=", importId)
    .where("r.verdict", "is not", null)
    .$if(verdict !== undefined, (query) => query.where("r.verdict", "=", verdict as ImportVerdict));

export const evaluatedColumns = [
  "r.id",
  "r.number as row_number",
  sql<string>`r.name`.as("name"),
  sql<ImportVerdict>`r.verdict`.as("verdict"),
  sql<RowValues>`r.values`.as("values"),
  sql<Findings>`r.findings`.as("findings"),
  sql<string[]>`r.cells`.as("cells"),
  "r.applied_at",
  "r.undone_at",
  "r.membership_id",
] as const;

export const deletePersonRows = (db: Db, accountId: number) =>
  db
    .deleteFrom("people_import_rows")
    .where("membership_id", "in", (eb) =>
      eb.selectFrom("memberships").select("id").where("account_id", "=", accountId),
    )
    .execute();

/** Lists the refused rows as they were read, with their faults. */
export const listRefused = (
  db: Db,
  { communityId, importId }: ImportKey,
  { after, limit }: { readonly after: number; readonly limit: number },
) =>
  db
    .selectFrom("people_import_rows")
    .select(["number", sql<string[]>`cells`.as("cells"), sql<Findings>`findings`.as("findings")])
    .where("community_id", "=", communityId)
    .where("import_id", "=", importId)
    .where("verdict", "=", "refused")
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();
