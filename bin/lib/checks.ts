import { checkImportRules } from "../import-rules.ts";
import { readmeFaults } from "./feature-readmes.ts";
import { linkFaults } from "./links.ts";
import { namedPathFaults } from "./named-paths.ts";
import { pageFaults } from "./plain-pages.ts";
import { requirementFaults } from "./requirements.ts";
import { root } from "./root.ts";
import { capture } from "./run.ts";
import { slowPatterns } from "./slow-patterns.ts";
import { styleFaults } from "./style-names.ts";

const tool = (name: string, program: string, ...args: string[]): CheckStage => ({
  name,
  run: () => capture(program, args),
});

type Faults = readonly string[];
const own = (name: string, faultsIn: (root: string) => Faults | Promise<Faults>): CheckStage => ({
  name,
  run: async () => {
    const faults = await faultsIn(root);
    return { ok: faults.length === 0, output: faults.join("\n") };
  },
});

const checks: readonly CheckStage[] = [
  tool("types: server", "tsc", "-p", "tsconfig.server.json"),
  tool("types: web", "tsc", "-p", "tsconfig.web.json"),
  tool("lint, format", "biome", "ci", "--diagnostic-level=error", "--max-diagnostics=100", "--colors=off"),
  own("import rules", (folder) => checkImportRules(folder).map((f) => `${f.path}:${f.line} ${f.rule}`)),
  own("requirements", requirementFaults),
  own("style names", styleFaults),
  own("named paths", namedPathFaults),
  own("links", linkFaults),
  own("plain pages", pageFaults),
  own("readmes", readmeFaults),
  own("slow patterns", slowPatterns),
  tool("dead code", "knip", "--no-progress"),
];

/** Runs every check, two at a time, printing each with its time and, at the end, everything they found. */
export async function runChecks(): Promise<readonly StageResult[]> {
  const results = await runStages(checks, 2, (result) => console.log(stageLine(result)));
  for (const { name, ok, output } of results) if (!ok) console.log(`\n── ${name}\n${output}`);
  return results;
}

type Outcome = { readonly ok: boolean; readonly output: string };
export type CheckStage = { readonly name: string; readonly run: () => Promise<Outcome> };
type StageResult = Outcome & { readonly name: string; readonly seconds: number };

/** Times a stage; one that throws has failed with what it threw. */
async function runStage({ name, run }: CheckStage): Promise<StageResult> {
  const start = performance.now();
  const outcome = await run().catch((error: unknown) => ({ ok: false, output: String(error) }));
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 };
}

/** Runs all stages in order, `width` at a time; `onDone` receives each as it ends. */
async function runStages(
  stages: readonly CheckStage[],
  width: number,
  onDone: (result: StageResult) => void,
): Promise<StageResult[]> {
  const waiting = stages.values();
  const results: StageResult[] = [];
  const work = async () => {
    for (const stage of waiting) {
      const result = await runStage(stage);
      results.push(result);
      onDone(result);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

const stageLine = ({ ok, name, seconds }: StageResult): string =>
  `${ok ? "✓" : "✗"} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`;
