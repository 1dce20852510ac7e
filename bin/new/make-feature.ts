import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/root.ts";
import { files } from "../lib/walk.ts";

const skeleton = join(root, "bin/new/skeleton");
const TABLES = "features/operator-closings/server/tables.ts";
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const singular = (plural: string): string => plural.replace(/ies$/, "y").replace(/s$/, "");

/** Returns the skeleton's text with the feature's own name in all its spellings, the longer ones first. */
function named(text: string, name: string): string {
  const one = singular(name);
  const spellings: readonly [string, string][] = [
    ["example-things", name],
    ["example_things", name.replaceAll("-", "_")],
    ["exampleThings", camel(name)],
    ["ExampleThings", capital(camel(name))],
    ["example things", name.replaceAll("-", " ")],
    ["Example things", capital(name.replaceAll("-", " "))],
    ["example-thing", one],
    ["example_thing", one.replaceAll("-", "_")],
    ["exampleThing", camel(one)],
    ["ExampleThing", capital(camel(one))],
    ["EXAMPLE_THING", one.replaceAll("-", "_").toUpperCase()],
    ["example thing", one.replaceAll("-", " ")],
    ["Example thing", capital(one.replaceAll("-", " "))],
  ];
  return spellings.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** Returns the next free number of a migration, with room before it for what belongs to the last one. */
function nextNumber(base: string): string {
  const last = Math.max(...readdirSync(join(base, "db/migrations")).map((name) => Number.parseInt(name, 10)));
  return String(Math.floor(last / 10) * 10 + 10).padStart(4, "0");
}

/** Names the table among those that a closed community's file holds; whoever decides otherwise moves it. */
function exportTable(table: string, base: string): void {
  const path = join(base, TABLES);
  const text = readFileSync(path, "utf8").replace(
    /(export const exported[^=]*= \[\n)([\s\S]*?)(\];)/,
    (_, head: string, rows: string, foot: string) =>
      head + [...rows.trimEnd().split("\n"), `  "${table}",`].sort().join("\n") + "\n" + foot,
  );
  writeFileSync(path, text);
}

/**
 * Writes a feature of this name below `base` in the current shapes: a list of the office with creating, editing and
 * deleting, its table, acts, words, samples and tests. Returns the files written; throws where the name is invalid or
 * something of that name exists.
 */
export function makeFeature(name: string, base: string = root): string[] {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(name))
    throw new Error(
      `"${name}" is no name: write in the plural what users call them, in small letters with hyphens, as in "faq-entries".`,
    );
  if (existsSync(join(base, "features", name))) throw new Error(`There is features/${name} already.`);
  const placeOf: Readonly<Record<string, string>> = {
    "feature/": `features/${name}/`,
    "db/migrations/": `db/migrations/${nextNumber(base)}_`,
  };
  exportTable(name.replaceAll("-", "_"), base);
  return files(skeleton, ["**/*.txt"]).map((path) => {
    const place = named(
      path.replace(/\.txt$/, "").replace(/^(feature|db\/migrations)\//, (start) => placeOf[start] ?? start),
      name,
    );
    mkdirSync(dirname(join(base, place)), { recursive: true });
    writeFileSync(join(base, place), named(readFileSync(join(skeleton, path), "utf8"), name), { flag: "wx" });
    return place;
  });
}
