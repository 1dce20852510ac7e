import { sql } from "kysely";
import type { Db } from "./database.ts";
import { isTimedOut } from "./errors.ts";

/** Others did not let go of the tables in time. */
export class TablesInUse extends Error {}

type Locked = { readonly name: string; readonly exclusively: boolean };

/**
 * Locks at once what these statements will lock one after another, as far as their text names it: whoever holds one
 * table while waiting for the next may deadlock with requests, which need them in another order.
 * @throws TablesInUse where that takes longer than `withinMs`, since everybody else waits behind it
 */
export async function lockTables(
  db: Db,
  statements: readonly string[],
  { withinMs, lockMs }: { readonly withinMs: number; readonly lockMs: number },
): Promise<void> {
  const named = statements.flatMap(tablesIn);
  const { rows } = await sql<Locked>`
    select quote_ident(t.relname) as name, bool_or(named.exclusively) as exclusively
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) named (name text, exclusively boolean)
    join pg_class c on c.oid = to_regclass(quote_ident(lower(named.name)))
    left join pg_index i on i.indexrelid = c.oid
    join pg_class t on t.oid = coalesce(i.indrelid, c.oid) and t.relkind = 'r'
    group by 1 order by 1`.execute(db);
  if (rows.length === 0) return;
  const locks = rows.map(
    ({ name, exclusively }) =>
      `lock table ${name} in ${exclusively ? "access exclusive" : "share row exclusive"} mode;`,
  );
  // The time-out of statements counts for all of them together, that of locks for each.
  await limit(db, withinMs, 0);
  await sql
    .raw(`do $$ begin ${locks.join(" ")} end $$`)
    .execute(db)
    .catch((error: unknown) => {
      throw isTimedOut(error) ? new TablesInUse() : error;
    });
  await limit(db, 0, lockMs);
}

const limit = (db: Db, statementMs: number, lockMs: number) =>
  sql`select set_config('statement_timeout', ${String(statementMs)}, true),
    set_config('lock_timeout', ${String(lockMs)}, true)`.execute(db);

const EXCLUSIVE =
  /\b(?:alter table|drop table|drop index|truncate|cluster|drop trigger (?:if exists )?\w+ on)\s+(?:if exists )?(?:only )?(\w+)/gi;
const AGAINST_WRITERS =
  /\b(?:references|update|insert into|delete from|create (?:or replace )?(?:constraint )?trigger[^;]*?\bon|create (?:unique )?index[^;]*?\bon)\s+(?:only )?(\w+)/gi;

/** Returns also what is no table. What the body of a function names is locked only when that is called. */
function tablesIn(statement: string): Locked[] {
  const text = statement.replace(/--[^\n]*/g, "");
  if (/^\s*create (or replace )?function/i.test(text)) return [];
  return [
    ...[...text.matchAll(EXCLUSIVE)].map(([, name = ""]) => ({ name, exclusively: true })),
    ...[...text.matchAll(AGAINST_WRITERS)].map(([, name = ""]) => ({ name, exclusively: false })),
  ];
}
