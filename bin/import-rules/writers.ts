import type { Finding } from "../import-rules.ts";
import { databaseFunctions } from "./database-functions.ts";
import { isTest, placeOf } from "./place.ts";
import { lineAt, type Source } from "./source.ts";

const writing =
  /\b(?:(?:insertInto|updateTable|deleteFrom|mergeInto)\(|insertOnce\(\s*\w+,)\s*["'`]([a-z_]+)|\b(?:insert\s+into|delete\s+from)\s+([a-z_]+)|\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/gi;

type Writer = {
  readonly table: string;
  readonly owner: string;
  readonly path: string;
  readonly line: number;
};

function writersIn({ path, text }: Source): Writer[] {
  const place = placeOf(path);
  if (place?.side !== "server" || isTest(path) || !["features", "kit"].includes(place.part)) return [];
  return [...text.matchAll(writing)].map((match) => ({
    table: (match[1] ?? match[2] ?? match[3] ?? "").toLowerCase(),
    owner: place.feature ?? place.part,
    path,
    line: lineAt(text, match.index),
  }));
}

type Schema = Pick<Source, "path" | "text">;
const functions = /^create or replace function (\w+)\(.*?\$function\$;/gms;

/** Returns where functions of the database write, each for the feature it belongs to. */
function functionWriters({ path, text }: Schema): (Writer & { readonly name: string })[] {
  return [...text.matchAll(functions)].flatMap(({ 0: body, 1: name = "", index }) => {
    const { owner = "", reaches = [] } = databaseFunctions[name] ?? {};
    return [...body.matchAll(writing)]
      .map((match) => ({
        name,
        table: (match[2] ?? match[3] ?? "").toLowerCase(),
        owner,
        path,
        line: lineAt(text, index + match.index),
      }))
      .filter(({ table }) => !reaches.includes(table));
  });
}

/**
 * One feature, or the kit, writes a table: all others call the owner or emit an event. A function of the database counts
 * for the feature that bin/import-rules/database-functions.ts names.
 */
export function secondWriters(sources: readonly Source[], schema: Schema): Finding[] {
  const written = functionWriters(schema);
  const unowned = written.filter(({ owner }) => owner === "");
  const all = [...sources.flatMap(writersIn), ...written.filter(({ owner }) => owner !== "")];
  const faults = unowned.map(({ name, table, path, line }) => ({
    path,
    line,
    rule: `the function ${name} writes ${table}: name its feature in bin/import-rules/database-functions.ts`,
  }));
  return [...faults, ...tablesOfTwo(all), ...kitReads(sources, all)];
}

/** What every call needs on its way in, and who changed something last: docs/architecture.md, "Who may enter". */
const readByKit = ["accounts", "communities", "memberships", "audit_events", "audit_event_targets"];
const reading = /\b(?:selectFrom|\w*Join)\(\s*["'`]([a-z_]+)|(?<!\bdelete\s)\b(?:from|join)\s+([a-z_]+)/g;

/** The kit reads no table that a feature writes, but those. */
function kitReads(sources: readonly Source[], all: readonly Writer[]): Finding[] {
  const ofFeatures = new Map(all.filter(({ owner }) => owner !== "kit").map((one) => [one.table, one.owner]));
  return sources
    .filter(({ path }) => path.startsWith("kit/server/") && path.endsWith(".sql.ts") && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(reading)].flatMap((match) => {
        const table = match[1] ?? match[2] ?? "";
        const owner = readByKit.includes(table) ? undefined : ofFeatures.get(table);
        return owner
          ? [
              {
                path,
                line: lineAt(text, match.index),
                rule: `the kit knows no feature: ${table} is of ${owner}`,
              },
            ]
          : [];
      }),
    );
}

function tablesOfTwo(all: readonly Writer[]): Finding[] {
  return [...new Set(all.map(({ table }) => table))].flatMap((table) => {
    const writers = all.filter((one) => one.table === table);
    const owners = [...new Set(writers.map(({ owner }) => owner))].sort();
    if (owners.length === 1) return [];
    const rule = `the table ${table} is written by ${owners.join(", ")}: one owner writes it`;
    return writers.map(({ path, line }) => ({ path, line, rule }));
  });
}
