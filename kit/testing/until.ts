import { setTimeout as wait } from "node:timers/promises";

const LOOK_AGAIN_MS = 20;

/** Polls until the condition is truthy and returns its value; after the time limit it fails and names it. */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  { withinMs = 30_000 }: { withinMs?: number } = {},
): Promise<NonNullable<T>> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await condition();
    if (answer) return answer;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs} ms`);
    await wait(LOOK_AGAIN_MS);
  }
}
