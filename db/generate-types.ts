import { sql } from "kysely";
import type { Database } from "#kit/server/database/database.ts";

type Column = {
  table_name: string;
  column_name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  /** This check limits the column to some values, as `kind = any (array['alumnus', 'employee'])`. */
  allowed: string | null;
};

const typeNames: Record<string, string> = {
  int2: "number",
  int4: "number",
  int8: "number",
  numeric: "number",
  bool: "boolean",
  text: "string",
  uuid: "string",
  date: "string",
  timestamptz: "Time",
  bytea: "Buffer | Uint8Array",
  jsonb: "Json",
  _int2: "number[]",
  _text: "string[]",
  _date: "string[]",
};

/** Returns the row types of every table for Kysely; an unknown column type is refused rather than guessed. */
export async function generateTypes(database: Database): Promise<string> {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      (c.column_default is not null or c.is_identity = 'YES') as generated,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = to_regclass(quote_ident(c.table_name)) and k.contype = 'c'
          and k.conkey = array[c.ordinal_position]::smallint[]
          and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]+\\]\\)\\)\\)$'
        limit 1) as allowed
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'
    order by c.table_name, c.ordinal_position`.execute(database.kysely);
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const types = [...tables].map(
    ([name, columns]) => `  ${name}: {\n${columns.map(describe).join("\n")}\n  };`,
  );
  return `${HEAD}\n\nexport type Schema = {\n${types.join("\n")}\n};\n`;
}

const HEAD = `// Made from the migrations by \`npm run docs\`; do not edit.
import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | string, Date | string>;
// biome-ignore lint/suspicious/noExplicitAny: the shape of a JSON column is said by the feature that owns it
type Json = ColumnType<any, string, string>;`;

/** Returns `"alumnus" | "employee"` for `… array['alumnus'::text, 'employee'::text] …`; numbers stay as they are. */
const union = (check: string): string =>
  check
    .slice(check.indexOf("[") + 1, check.lastIndexOf("]"))
    .split(", ")
    .map((value) =>
      value.replace(/^\(?('?)(\w+)'?\)?(::.*)?$/, (_, quote, word) => (quote ? `"${word}"` : word)),
    )
    .join(" | ");

const describe = (column: Column): string => {
  const type = column.allowed ? union(column.allowed) : typeNames[column.type];
  if (!type)
    throw new Error(`${column.table_name}.${column.column_name}: no TypeScript type for ${column.type}`);
  const withNull = column.nullable ? `${type} | null` : type;
  return `    ${column.column_name}: ${column.generated ? `Generated<${withNull}>` : withNull};`;
};
