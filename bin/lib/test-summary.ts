import type { TestOutcome } from "./test-stages.ts";

export type TimedOutcome = TestOutcome & { readonly name: string; readonly seconds: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const row = ({ ok, name, seconds, passed, failed, skipped }: TimedOutcome): string =>
  [
    ok ? "✓" : "✗",
    name.padEnd(20),
    `${seconds.toFixed(1)} s`.padStart(9),
    passed + failed + skipped > 0 ? `  ${passed} passed, ${failed} failed, ${skipped} skipped` : "",
  ].join(" ");

function named(
  title: string,
  outcomes: readonly TimedOutcome[],
  choose: (outcome: TimedOutcome) => TestOutcome["failures"],
): readonly string[] {
  const lines = outcomes.flatMap((outcome) =>
    (choose(outcome) ?? []).map(({ test, reason }) => `  ${outcome.name}, ${test}\n    ${reason}`),
  );
  return lines.length > 0 ? ["", title, ...lines] : [];
}

/**
 * Returns a line for each stage, what failed or passed only on the second try, and a closing line with all counts. A
 * run without a single test is not ok.
 */
export function summary(outcomes: readonly TimedOutcome[]): { readonly text: string; readonly ok: boolean } {
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const failed = sum(outcomes.map((outcome) => outcome.failed));
  const ran = passed + failed > 0;
  const lines = [
    "",
    ...outcomes.map(row),
    ...(ran ? [] : ["No test matches."]),
    ...named("Failed:", outcomes, ({ failures }) => failures),
    ...named("Passed only on the second try, and have to be fixed:", outcomes, ({ secondTry }) => secondTry),
    "",
    `${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join("\n"), ok: ran && outcomes.every((outcome) => outcome.ok) };
}
