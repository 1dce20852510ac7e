import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFaults, doubleTypes } from "./import-rules/content.ts";
import { featureCycles } from "./import-rules/feature-cycles.ts";
import { importFault } from "./import-rules/imports.ts";
import { importsUpwards } from "./import-rules/layers.ts";
import { readSource, type Source } from "./import-rules/source.ts";
import { secondWriters } from "./import-rules/writers.ts";
import { files } from "./lib/walk.ts";

export type Finding = { readonly path: string; readonly line: number; readonly rule: string };

const code = ["{kit,features,apps,db,bin,bench,e2e}/**/*.{ts,tsx,mts,js,jsx,mjs}"];

/**
 * Walks the folders below `root` and reports where a file imports what it must not, SQL is outside its place, a role is
 * judged outside a policy, a feature is not named like its folder, two exported types have one name, a table has two
 * writers, the kit reads a feature's table, features import each other, or one imports from a layer above its own. The
 * folders' names are the rules: a new feature is covered as soon as its folder exists.
 */
export function checkImportRules(root: string): Finding[] {
  const sources = files(root, code).map((path) => readSource(path, readFileSync(join(root, path), "utf8")));
  const schema = {
    path: "db/schema.sql",
    text: existsSync(join(root, "db/schema.sql")) ? readFileSync(join(root, "db/schema.sql"), "utf8") : "",
  };
  return [
    ...sources.flatMap(fileFaults),
    ...doubleTypes(sources),
    ...featureCycles(sources),
    ...importsUpwards(sources),
    ...secondWriters(sources, schema),
  ];
}

const fileFaults = (source: Source): Finding[] => [
  ...source.imports.flatMap(({ target, line }) => {
    const rule = importFault(source.path, target);
    return rule ? [{ path: source.path, line, rule }] : [];
  }),
  ...contentFaults(source),
];
