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

/**
 * A line for each stage, the journeys that passed only on their second try, and the closing line that counts over all.
 * A run without a single test is not ok.
 */
export function summary(outcomes: readonly TimedOutcome[]): { readonly text: string; readonly ok: boolean } {
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const failed = sum(outcomes.map((outcome) => outcome.failed));
  const ran = passed + failed > 0;
  const secondTry = outcomes.flatMap((outcome) => outcome.secondTry ?? []);
  const lines = [
    "",
    ...outcomes.map(row),
    ...(ran ? [] : ["No test matches."]),
    ...(secondTry.length > 0 ? ["", "Passed only on the second try, and have to be mended:"] : []),
    ...secondTry.map((name) => `  ${name}`),
    "",
    `${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join("\n"), ok: ran && outcomes.every((outcome) => outcome.ok) };
}
