import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress } from "./compress.ts";
import { root } from "./root.ts";
import { capture } from "./run.ts";
import { files } from "./walk.ts";

const stamp = join(root, "dist/.build");
const inputs = [
  "apps/web/**",
  "kit/{contract,ui,web}/**",
  "features/*/{contract,web}/**",
  "{package-lock.json,package.json,vite.config.ts,tsconfig.base.json,tsconfig.web.json}",
];

/** Builds of the same inputs are equal, so the inputs' contents tell whether there is anything to build. */
function inputsHash(): string {
  const hash = createHash("sha256");
  for (const path of files(root, inputs)) {
    if (!/\.test\.tsx?$/.test(path))
      hash
        .update(path)
        .update("\0")
        .update(readFileSync(join(root, path)))
        .update("\0");
  }
  return hash.digest("hex");
}

const built = (): string => (existsSync(stamp) ? readFileSync(stamp, "utf8") : "");

/**
 * Builds the web app into dist/web, with `.br` and `.gz` beside each text asset, unless it is fresh. It runs in a
 * process of its own, so that the server does not carry the bundler's memory.
 */
export async function buildWeb(): Promise<void> {
  const hash = inputsHash();
  if (built() === hash) return;
  const start = performance.now();
  console.error("enishi: building the web …");
  rmSync(stamp, { force: true });
  const build = await capture("vite", ["build", "--logLevel", "warn"]);
  if (!build.ok) throw new Error(`The web could not be built:\n${build.output}`);
  await compress(join(root, "dist/web"));
  writeFileSync(stamp, hash);
  console.error(`enishi: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
