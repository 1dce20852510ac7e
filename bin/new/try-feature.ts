import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { capture } from "../lib/run.ts";
import { makeFeature } from "./make-feature.ts";

const NAME = "paper-cranes";
const parts = "apps bench bin db docs e2e features kit".split(" ");
const settings =
  ".gitignore README.md STYLE.md package.json package-lock.json knip.json biome.json tsconfig.base.json tsconfig.server.json tsconfig.web.json vite.config.ts vitest.config.ts playwright.config.ts".split(
    " ",
  );

/** Makes a feature in a copy of the product and runs every check and the feature's own tests there. */
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
  await inside(
    "biome",
    "check",
    "--write",
    "--log-level=error",
    ...paths.filter((path) => /\.tsx?$/.test(path)),
  );
  const runs = [
    await inside("node", "bin/commands/docs.ts"),
    await inside("node", "bin/commands/check.ts"),
    await inside("vitest", "run", "--project", "server", `features/${NAME}`),
    await inside("vitest", "run", "--project", "components", `features/${NAME}`),
  ];
  for (const { ok, output } of runs) if (!ok) console.log(output);
  const left = paths.filter((path) => /example.?thing/i.test(readFileSync(join(copy, path), "utf8")));
  for (const path of left) console.log(`${path} keeps the skeleton's name`);
  rmSync(copy, { recursive: true, force: true });
  return left.length === 0 && runs.every(({ ok }) => ok);
}
