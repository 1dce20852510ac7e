import { readdir, readFile } from "node:fs/promises";

export type MigrationFile = {
  readonly name: string;
  readonly statements: readonly string[];
  /** Why processes of the version before cannot go on beside it; null if they can. */
  readonly unsafeBecause: string | null;
  /** Its statements run one by one outside a transaction, and may be repeated. */
  readonly isWithoutTransaction: boolean;
};

/** Reads the numbered files of a folder, in their order. The first line of a file may say how it has to be run. */
export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(names.map((name) => readFile(folder + name, "utf8")));
  return names.map((name, i) => readMigration(name.replace(/\.sql$/, ""), texts[i] ?? ""));
}

function readMigration(name: string, text: string): MigrationFile {
  const [, marker, why = ""] = /^-- (maintenance|no transaction):(.*)/.exec(text) ?? [];
  if (marker && why.trim() === "")
    throw new Error(`The first line of ${name} says "${marker}", but not why.`);
  return {
    name,
    statements: splitStatements(text),
    unsafeBecause: marker === "maintenance" ? why.trim() : null,
    isWithoutTransaction: marker === "no transaction",
  };
}

/**
 * Splits at semicolons outside of `$$ … $$` bodies and `--` comments, because the extended protocol of both engines
 * takes one statement at a time.
 */
export const splitStatements = (text: string): string[] =>
  (text.match(/(?:\$\$[\s\S]*?\$\$|--[^\n]*|'(?:[^']|'')*'|[^;])+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.replace(/--[^\n]*/g, "").trim() !== "");
