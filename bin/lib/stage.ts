export type Outcome = { readonly ok: boolean; readonly output: string };
export type Stage = { readonly name: string; readonly run: () => Promise<Outcome> };
export type StageResult = Outcome & { readonly name: string; readonly seconds: number };

/** Times a stage; one that throws has failed with what it threw. */
export async function runStage({ name, run }: Stage): Promise<StageResult> {
  const start = performance.now();
  const outcome = await run().catch((error: unknown) => ({ ok: false, output: String(error) }));
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 };
}

/** Runs all stages, `width` at a time, in order; `onDone` hears each as it ends. */
export async function runStages(
  stages: readonly Stage[],
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

export const stageLine = ({ ok, name, seconds }: StageResult): string =>
  `${ok ? "✓" : "✗"} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`;
