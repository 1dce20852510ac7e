import { statSync } from "node:fs";
import { basename, join, matchesGlob } from "node:path";
import { root } from "./root.ts";
import { files } from "./walk.ts";

/** These tests know no database, so that they run beside PGlite alone. */
export const withoutDatabase = [
  "{apps,kit,features/*}/{contract,ui,web}/**",
  "kit/server/{csv,images,low-priority,theme}/**",
  "bin/**",
];

/** The whole server with every call, what opens, copies and kills a database, and its migrations. */
const aboutTheEngine = [
  "apps/server/**/*.test.ts",
  "db/**/*.test.ts",
  "kit/server/{database,jobs}/**/*.test.ts",
];

/**
 * These try all kinds of input, or kill one kind of act after another: what they ask of the engine, that it takes every
 * call's statements and recovers from a kill, others of the same folder ask of both.
 */
const aboutTheCalls = [
  "apps/server/{fuzz/**/*,overlong,permissions/sweep}.test.ts",
  "apps/server/{bulk,people-acts,people-import}.kill.test.ts",
];

/**
 * Returns the files of server tests that run on PGlite although PostgreSQL is given, on which all that reach a database
 * run: those about the engine, those that know no database, and the longest file of each feature, so that a statement
 * that PGlite refuses is found. A file of bad days, such as `NAME.race.test.ts`, is never a feature's longest.
 */
export function embeddedTests(): readonly string[] {
  const longest = new Map<string, { path: string; size: number }>();
  for (const path of files(root, ["features/*/server/**/*.test.ts"])) {
    if (basename(path).split(".").length > 3) continue;
    const feature = path.split("/", 2).join("/");
    const { size } = statSync(join(root, path));
    if (size > (longest.get(feature)?.size ?? 0)) longest.set(feature, { path, size });
  }
  const unconnected = files(
    root,
    withoutDatabase.map((folder) => `${folder}/*.test.ts`),
  );
  const chosen = [
    ...unconnected,
    ...files(root, aboutTheEngine).filter((path) => !aboutTheCalls.some((calls) => matchesGlob(path, calls))),
    ...[...longest.values()].map(({ path }) => path),
  ];
  return [...new Set(chosen)].sort();
}
