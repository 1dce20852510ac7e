import { fail } from "../lib/fail.ts";
import { stream } from "../lib/run.ts";
import { makeFeature } from "../new/make-feature.ts";

try {
  const paths = makeFeature(process.argv[2] ?? "");
  await stream("biome", ["check", "--write", "--log-level=error", ...paths]);
  console.log(paths.join("\n"));
  console.log(
    "\nNext: a migration for its table, its own words in the texts, then npm run docs and npm run check.",
  );
} catch (error) {
  fail(error);
}
