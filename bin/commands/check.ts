import { runChecks } from "../lib/checks.ts";

const results = await runChecks();
const failed = results.filter((result) => !result.ok).length;
console.log(failed === 0 ? "\nEverything is in order." : `\n${failed} of ${results.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
