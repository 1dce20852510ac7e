import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./root.ts";
import { stream } from "./run.ts";

/** `skipped` tests are neither passed nor failed. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
/** The first line of its message says why a test failed. */
type Failure = { readonly test: string; readonly reason: string };
export type TestOutcome = Counts & {
  readonly ok: boolean;
  readonly failures?: readonly Failure[];
  /** These tests passed only on the second try, with their message on the first. */
  readonly secondTry?: readonly Failure[];
};

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: "passed" | "failed";
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};
type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};
type PlaywrightReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly PlaywrightSuite[];
};

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Up to this many files may fail because the machine was busy; more of them fail because of the product. */
const FILES_TRIED_AGAIN = 5;

/** A runner that fails without a failed test (a file that does not load, a crash) still counts as one. */
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

function readReport<Report, Counted extends Counts, Missing extends Counts>(
  path: string,
  count: (report: Report) => Counted,
  missing: Missing,
): Counted | Missing {
  return existsSync(path) ? count(JSON.parse(readFileSync(path, "utf8")) as Report) : missing;
}

export const runServerTests = (engine: "pglite" | "postgres", patterns: readonly string[]) =>
  runVitest("server", engine, patterns, { ENISHI_TEST_ENGINE: engine });

export const runComponentTests = (chromium: string, patterns: readonly string[]) =>
  runVitest("components", "components", patterns, { CHROMIUM_PATH: chromium });

/**
 * Failed files run once more, each on a database and a page of its own; the report names what passed only then. So does
 * everything where the run failed without a failed test, as when the engine itself crashed (nodejs/node#64500).
 */
async function runVitest(
  project: "server" | "components",
  name: string,
  patterns: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<TestOutcome> {
  const run = async (chosen: readonly string[]) => {
    const report = freshReport(`vitest-${name}`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const ok = await stream("vitest", ["run", "--project", project, ...reporters, ...chosen], environment);
    return outcome(ok, readReport(report, countVitest, { ...none, failures: [], failedFiles: [] }));
  };
  const chosen = patterns.length > 0 ? ["--passWithNoTests", ...patterns] : [];
  const first = await run(chosen);
  const files = first.failedFiles;
  if (first.ok || files.length > FILES_TRIED_AGAIN) return first;
  if (files.length === 0) {
    console.log("\n━━ once more: it ended without a failed test");
    return {
      ...(await run(chosen)),
      secondTry: [{ test: "the run", reason: "It ended without a failed test." }],
    };
  }

  console.log(`\n━━ once more: ${files.join(", ")}`);
  const second = await run(files);
  const failing = new Set(second.failures.map(({ test }) => test));
  return {
    ...second,
    passed: first.passed + first.failed - second.failed,
    skipped: first.skipped,
    secondTry: first.failures.filter(({ test }) => !failing.has(test)),
  };
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }: VitestReport) {
  const failed = testResults
    .filter(({ status }) => status === "failed")
    .map((file) => ({ ...file, path: relative(root, file.name) }));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    failedFiles: failed.map(({ path }) => path),
    failures: failed.flatMap(({ path, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === "failed");
      if (tests.length === 0) return [{ test: path, reason: firstLine(message) || "Its process ended." }];
      return tests.map(({ fullName, failureMessages }) => ({
        test: `${path}: ${fullName}`,
        reason: firstLine(failureMessages[0]),
      }));
    }),
  };
}

const firstLine = (text = ""): string => stripVTControlCharacters(text).trim().split("\n", 1)[0] ?? "";

/** Runs the journeys in a real browser, whose processor may be slowed down by a factor. */
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
  return outcome(ok, readReport(report, countJourneys, none));
}

const countJourneys = ({ stats, suites }: PlaywrightReport) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: suites.flatMap((suite) => failuresOf(suite, "unexpected")),
  secondTry: suites.flatMap((suite) => failuresOf(suite, "flaky")),
});

const failuresOf = (
  { title, specs, suites = [] }: PlaywrightSuite,
  wanted: "unexpected" | "flaky",
): readonly Failure[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        test: `${title}: ${spec.title} (${projectName})`,
        reason: firstLine(results[0]?.error?.message),
      })),
  ),
  ...suites.flatMap((suite) => failuresOf(suite, wanted)),
];

/** A stage without tests of its own counts only when it fails, so that the closing line never hides it. */
export const plainOutcome = (ok: boolean): TestOutcome => outcome(ok, none);
