import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

type Column = { table_schema: string; table_name: string; column_name: string };

/** Returns every column of every table, of the job queue too, that contains one of the words: `table.column: word`. */
export async function findEverywhere(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Column>`
    select c.table_schema, c.table_name, c.column_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.udt_name in ('text', 'varchar', 'json', 'jsonb', '_text', 'date', 'citext')`.execute(db);
  const found: string[] = [];
  for (const { table_schema, table_name, column_name } of rows)
    for (const word of words) {
      const hit = await sql`
        select 1 from ${sql.id(table_schema, table_name)}
        where strpos(${sql.id(column_name)}::text, ${word}) > 0 limit 1`.execute(db);
      if (hit.rows.length > 0) found.push(`${table_name}.${column_name}: ${word}`);
    }
  return found;
}
