import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";
import { stream } from "./run.ts";

/** What a stage counted; `skipped` tests are neither passed nor failed. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
export type TestOutcome = Counts & { readonly ok: boolean; readonly secondTry?: readonly string[] };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
};
type PlaywrightReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly PlaywrightSuite[];
};

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A runner that ends badly without a failed test (a file that does not load, a crash) still counts as one. */
const outcome = <C extends Counts>(ok: boolean, counts: C): C & TestOutcome => ({
  ...counts,
  ok,
  failed: ok ? counts.failed : Math.max(1, counts.failed),
});

function freshReport(name: string): string {
  const path = join(root, ".cache", `${name}.json`);
  mkdirSync(join(root, ".cache"), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function readReport<Report, Counted extends Counts>(
  path: string,
  count: (report: Report) => Counted,
): Counted | Counts {
  return existsSync(path) ? count(JSON.parse(readFileSync(path, "utf8")) as Report) : none;
}

/** Server and kit tests on one engine. */
export const runServerTests = (engine: "pglite" | "postgres", patterns: readonly string[]) =>
  runVitest("server", engine, patterns, { ENISHI_TEST_ENGINE: engine });

/** Parts and screens by themselves, in a real browser. */
export const runComponentTests = (chromium: string, patterns: readonly string[]) =>
  runVitest("components", "components", patterns, { CHROMIUM_PATH: chromium });

async function runVitest(
  project: "server" | "components",
  name: string,
  patterns: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<TestOutcome> {
  const report = freshReport(`vitest-${name}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = patterns.length > 0 ? ["--passWithNoTests", ...patterns] : [];
  const ok = await stream("vitest", ["run", "--project", project, ...reporters, ...chosen], environment);
  const counts = readReport(report, (found: VitestReport) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests,
  }));
  return outcome(ok, counts);
}

/** The journeys in a real browser, whose processor may be slowed down so many times. */
export async function runJourneys(
  chromium: string,
  patterns: readonly string[],
  slowed: number,
): Promise<TestOutcome> {
  const report = freshReport("journeys");
  const pass = patterns.length > 0 ? ["--pass-with-no-tests", ...patterns] : [];
  const ok = await stream("playwright", ["test", "--reporter=list,json", ...pass], {
    CHROMIUM_PATH: chromium,
    ENISHI_BROWSER_SLOWED: String(slowed),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const counts = readReport(report, ({ stats, suites }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTry: suites.flatMap(passedTheSecondTime),
  }));
  return outcome(ok, counts);
}

const passedTheSecondTime = ({ title, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `${title}: ${spec.title} (${projectName})`),
  ),
  ...suites.flatMap(passedTheSecondTime),
];

/** A stage without tests of its own counts only when it fails, so that the closing line never hides it. */
export const plainOutcome = (ok: boolean): TestOutcome => outcome(ok, none);
