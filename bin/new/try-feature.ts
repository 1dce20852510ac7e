import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkImportRules } from "../import-rules.ts";
import { root } from "../lib/root.ts";
import { capture } from "../lib/run.ts";
import { makeFeature } from "./make-feature.ts";

const NAME = "paper-cranes";
const parts = "apps bench bin db docs e2e features kit".split(" ");
const settings =
  ".gitignore package.json biome.json tsconfig.base.json tsconfig.server.json tsconfig.web.json vite.config.ts vitest.config.ts playwright.config.ts".split(
    " ",
  );

/** Makes a feature in a copy of the product and checks its types, style, import rules and own test. */
export async function tryNewFeature(): Promise<boolean> {
  // The copy is below the root, where the packages are found.
  const copy = join(root, ".cache/new-feature");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const isOurs = (path: string) => !path.includes("node_modules");
  for (const part of [...parts, ...settings])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isOurs });
  const paths = makeFeature(NAME, copy);
  const inside = (program: string, ...args: string[]) => capture(program, args, {}, copy);
  await inside("biome", "check", "--write", "--log-level=error", ...paths);
  const runs = [
    await inside("biome", "ci", "--diagnostic-level=error", "--colors=off", ...paths),
    await inside("tsc", "-p", "tsconfig.server.json"),
    await inside("tsc", "-p", "tsconfig.web.json"),
    await inside("vitest", "run", "--project", "server", `features/${NAME}`),
  ];
  for (const { ok, output } of runs) if (!ok) console.log(output);
  const text = (path: string) => readFileSync(join(copy, path), "utf8");
  const findings = [
    ...checkImportRules(copy).map(({ path, line, rule }) => `${path}:${line} ${rule}`),
    ...paths
      .filter((path) => /example.?thing/i.test(text(path)))
      .map((path) => `${path} keeps the skeleton's name`),
  ];
  if (findings.length > 0) console.log(findings.join("\n"));
  rmSync(copy, { recursive: true, force: true });
  return findings.length === 0 && runs.every(({ ok }) => ok);
}
