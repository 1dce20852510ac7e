import { checkImportRules } from "../import-rules.ts";
import { requirementFaults } from "./requirements.ts";
import { root } from "./root.ts";
import { capture } from "./run.ts";
import { runStages, type Stage, type StageResult, stageLine } from "./stage.ts";

const tool = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  run: () => capture(program, args),
});

const importRules: Stage = {
  name: "import rules",
  run: async () => {
    const findings = checkImportRules(root);
    return {
      ok: findings.length === 0,
      output: findings.map((f) => `${f.path}:${f.line} ${f.rule}`).join("\n"),
    };
  },
};

const requirements: Stage = {
  name: "requirements",
  run: async () => {
    const faults = requirementFaults(root);
    return { ok: faults.length === 0, output: faults.join("\n") };
  },
};

const checks: readonly Stage[] = [
  tool("types: server", "tsc", "-p", "tsconfig.server.json"),
  tool("types: web", "tsc", "-p", "tsconfig.web.json"),
  tool("lint, format", "biome", "ci", "--diagnostic-level=error", "--max-diagnostics=100", "--colors=off"),
  importRules,
  requirements,
  tool("dead code", "knip", "--no-progress"),
];

/** Runs every check, two at a time, printing each with its time and, at the end, everything they found. */
export async function runChecks(): Promise<readonly StageResult[]> {
  const results = await runStages(checks, 2, (result) => console.log(stageLine(result)));
  for (const { name, ok, output } of results) if (!ok) console.log(`\n── ${name}\n${output}`);
  return results;
}
