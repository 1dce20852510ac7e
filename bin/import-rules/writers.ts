import type { Finding } from "../import-rules.ts";
import { isTest, placeOf } from "./place.ts";
import { lineAt, type Source } from "./source.ts";

/** Tables that several write, each columns of its own. A table that has one writer by now leaves the list, and none is added. */
const shared: Readonly<Record<string, readonly string[]>> = {
  // Counted with the state of a membership; what a community demands of its administrators.
  communities: ["memberships", "second-factors"],
};

const writing =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*["'`]([a-z_]+)|\b(?:insert\s+into|delete\s+from)\s+([a-z_]+)|\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/gi;

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

/** A table is written by one feature, or by the kit: everybody else asks the owner to, or hears of it by an event. */
export function secondWriters(sources: readonly Source[]): Finding[] {
  const all = sources.flatMap(writersIn);
  return [...new Set(all.map(({ table }) => table))].flatMap((table) => {
    const writers = all.filter((one) => one.table === table);
    const owners = [...new Set(writers.map(({ owner }) => owner))].sort();
    const declared = shared[table] ?? owners.slice(0, 1);
    if (
      owners.every((owner) => declared.includes(owner)) &&
      declared.every((owner) => owners.includes(owner))
    )
      return [];
    const rule = `the table ${table} is written by ${owners.join(", ")}: one owner writes it`;
    return writers.map(({ path, line }) => ({ path, line, rule }));
  });
}
