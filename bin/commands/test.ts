import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "../lib/checks.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { compareDocs } from "../lib/docs.ts";
import { embeddedTests } from "../lib/embedded-tests.ts";
import { fail } from "../lib/fail.ts";
import { root } from "../lib/root.ts";
import {
  plainOutcome,
  runComponentTests,
  runJourneys,
  runServerTests,
  type TestOutcome,
} from "../lib/test-stages.ts";
import { summary, type TimedOutcome } from "../lib/test-summary.ts";
import { files } from "../lib/walk.ts";
import { buildWeb } from "../lib/web-build.ts";
import { tryNewFeature } from "../new/try-feature.ts";
import { printBehaviours } from "../where/behaviours.ts";

const SLOW_BROWSER = "--slow-browser";
const switches = process.argv.slice(2).filter((word) => word.startsWith("--"));
const patterns = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const everything = patterns.length === 0;
const withoutBrowser = process.env.ENISHI_SKIP_BROWSER === "1";
const slowed = switches.includes(SLOW_BROWSER) ? 4 : 1;
const outcomes: TimedOutcome[] = [];

for (const unknown of switches.filter((word) => word !== SLOW_BROWSER))
  fail(
    `There is no switch ${unknown}. There is: ${SLOW_BROWSER}, which slows the browser's processor four times.`,
  );

// What tests, killed servers and browsers leave behind goes with this folder.
const folder = mkdtempSync(join(tmpdir(), "enishi-tests-"));
process.env.TMPDIR = folder;
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

async function stage(name: string, run: () => Promise<TestOutcome>): Promise<void> {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const outcome = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return plainOutcome(false);
  });
  outcomes.push({ name, ...outcome, seconds: (performance.now() - start) / 1000 });
}

async function journeys(): Promise<TestOutcome> {
  const chromium = await ensureChromium();
  await buildWeb();
  return runJourneys(chromium, patterns, slowed);
}

const isJourneyMeant =
  everything ||
  files(root, ["e2e/**/*.test.ts"]).some((path) => patterns.some((pattern) => path.includes(pattern)));
const components = async (): Promise<TestOutcome> => runComponentTests(await ensureChromium(), patterns);

if (everything) {
  await stage("checks", async () => plainOutcome((await runChecks()).every((check) => check.ok)));
  await stage("what a behaviour costs to read", async () => plainOutcome(printBehaviours()));
  await stage("a new feature", async () => plainOutcome(await tryNewFeature()));
  await stage("generated docs", async () => plainOutcome(await compareDocs()));
}
if (process.env.TEST_DATABASE_URL) {
  const onPglite = everything ? embeddedTests() : patterns;
  const share = everything ? ` (${onPglite.length} files)` : "";
  await stage(`tests on PGlite${share}`, () => runServerTests("pglite", onPglite));
  await stage("tests on PostgreSQL", () => runServerTests("postgres", patterns));
} else {
  console.log("\nTEST_DATABASE_URL is not set: the tests of the server run on PGlite alone.");
  await stage("tests on PGlite", () => runServerTests("pglite", patterns));
}
if (withoutBrowser) console.log("\nENISHI_SKIP_BROWSER=1: the tests in the browser are left out.");
else {
  await stage("components in the browser", components);
  if (isJourneyMeant) await stage("browser journeys", journeys);
}

const { text, ok } = summary(outcomes);
console.log(text);
process.exitCode = ok ? 0 : 1;
