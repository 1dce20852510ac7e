import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { embeddedTests, withoutDatabase } from "./embedded-tests.ts";
import { root } from "./root.ts";
import { files } from "./walk.ts";

const chosen = new Set(embeddedTests());
const all = files(root, ["{apps,bin,db,features,kit}/**/*.test.ts"]);

test("where PostgreSQL is given, no test that PostgreSQL leaves out is left out of PGlite too", () => {
  const leftOut = all.filter((path) => withoutDatabase.some((pattern) => matchesGlob(path, pattern)));
  expect(leftOut.length).toBeGreaterThan(0);
  expect(leftOut.filter((path) => !chosen.has(path))).toEqual([]);
});

test("where PostgreSQL is given, PGlite still runs a test of each feature on the server", () => {
  const feature = (path: string) => path.split("/", 2).join("/");
  const onServer = (paths: Iterable<string>) =>
    new Set([...paths].filter((path) => /^features\/[^/]+\/server\//.test(path)).map(feature));
  expect([...onServer(chosen)].sort()).toEqual([...onServer(all)].sort());
});
