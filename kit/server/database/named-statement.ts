import type { Database, Statement } from "./database.ts";
import { statement } from "./database.ts";

/** A kept statement that says its values by name: `where id = :post::bigint`. */
export type NamedStatement<Row> = { readonly kept: Statement<Row>; readonly names: readonly string[] };

export function namedStatement<Row>(name: string, text: string): NamedStatement<Row> {
  const names: string[] = [];
  const numbered = text.replace(/(?<![:\w]):([a-z][a-zA-Z]*)/g, (_, value: string) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}`;
  });
  return { kept: statement<Row>(name, numbered), names };
}

/**
 * The same, but planned anew for the values of each run: where a kept plan, made for any value, would be a bad one
 * (skipping rows by number, filters that may match everything or nothing).
 */
export const unkeptStatement = <Row>(text: string): NamedStatement<Row> => namedStatement("", text);

/** Runs it outside any transaction; values it does not name are left aside. */
export const runNamed = <Row>(
  run: Database["run"],
  { kept, names }: NamedStatement<Row>,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> =>
  run(
    kept,
    names.map((name) => values[name]),
  );
