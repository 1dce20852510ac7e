import type { Budget } from "../rate/rate-classes.ts";
import type { RateLimits } from "../rate/rate-limits.ts";
import { createKeyedSemaphore } from "../semaphore.ts";
import { createProcesses, type ProcessOptions, type ResultOf, TaskEnded, type Tasks } from "./processes.ts";

export type Payer = { readonly accountId: number; readonly rateLimits: RateLimits };

type Options = ProcessOptions & {
  /** A task that uses more processor time than this is ended. */
  readonly cpuMs: number;
  readonly budget: Budget;
  /** One task of an account runs at a time, however many it sends, and this many wait. */
  readonly waitingOfOne: number;
};

/**
 * Runs heavy tasks as `createProcesses` does and charges the account with the processor time each has taken; one that
 * was ended is charged the most that a task may cost. Others wait for one task of an account at most. Each task rejects
 * with ERROR_TOO_MANY_REQUESTS where the account has used up its time.
 */
export function createPaidProcesses<T extends Tasks>({ budget, waitingOfOne, ...options }: Options) {
  const run = createProcesses<T>(options);
  const ofOneAccount = createKeyedSemaphore({ running: 1, waiting: waitingOfOne, refuse: options.refuse });
  return async <Name extends keyof T & string>(
    { accountId, rateLimits }: Payer,
    name: Name,
    input: Parameters<T[Name]>[0],
  ): Promise<ResultOf<T, Name>> => {
    const payer = `account:${accountId}`;
    const { value } = await ofOneAccount(payer, async () => {
      await rateLimits.assertLeft(budget, payer);
      try {
        const answer = await run(name, input);
        await rateLimits.spend(budget, payer, Math.ceil(answer.cpuMs));
        return answer;
      } catch (error) {
        if (error instanceof TaskEnded) await rateLimits.spend(budget, payer, options.cpuMs);
        throw error;
      }
    });
    return value;
  };
}
