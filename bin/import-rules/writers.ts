import type { Finding } from "../import-rules.ts";
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

/** One feature, or the kit, writes a table: all others call the owner or emit an event. */
export function secondWriters(sources: readonly Source[]): Finding[] {
  const all = sources.flatMap(writersIn);
  return [...new Set(all.map(({ table }) => table))].flatMap((table) => {
    const writers = all.filter((one) => one.table === table);
    const owners = [...new Set(writers.map(({ owner }) => owner))].sort();
    if (owners.length === 1) return [];
    const rule = `the table ${table} is written by ${owners.join(", ")}: one owner writes it`;
    return writers.map(({ path, line }) => ({ path, line, rule }));
  });
}
