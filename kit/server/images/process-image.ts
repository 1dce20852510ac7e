import { availableParallelism } from "node:os";
import { createProcesses, TaskEnded } from "../low-priority/processes.ts";
import type { RateLimits } from "../rate/rate-limits.ts";
import { createKeyedSemaphore } from "../semaphore.ts";
import { ImageRefused } from "./image-refused.ts";
import type { ImagePurpose } from "./image-sizes.ts";
import type * as imageTasks from "./image-tasks.ts";
import type { ProcessedImage } from "./make-image.ts";

/** Many times what the costliest picture within the bounds takes; beyond them a file has been made to be costly. */
const CPU_MS_AT_MOST = 10_000;

const refuse = () => new ImageRefused("BUSY");
const run = createProcesses<typeof imageTasks>({
  module: new URL("./image-tasks.ts", import.meta.url),
  // One core is left to whoever reads and writes.
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 64,
  cpuMs: CPU_MS_AT_MOST,
  refuse,
});
/** However many pictures an account sends, the others wait for one of them at most. */
const ofOneAccount = createKeyedSemaphore({ running: 1, waiting: 20, refuse });

type Payer = { readonly accountId: number; readonly rateLimits: RateLimits };

/**
 * Makes what is kept of a picture, see `makeImage`, and charges the account with the processor time it has taken.
 * @throws ImageRefused with any code, and ERROR_TOO_MANY_REQUESTS where the account has used up its time
 */
export const processImage = (
  { accountId, rateLimits }: Payer,
  bytes: Uint8Array,
  purpose: ImagePurpose,
): Promise<ProcessedImage> =>
  ofOneAccount(String(accountId), async () => {
    const payer = `account:${accountId}`;
    await rateLimits.assertLeft("imageMs", payer);
    const { value, cpuMs } = await make(bytes, purpose);
    await rateLimits.spend("imageMs", payer, Math.ceil(cpuMs));
    if (typeof value === "string") throw new ImageRefused(value);
    return value;
  });

/** A file that ends its process is damaged for all anybody can do, and has cost as much as one may. */
async function make(bytes: Uint8Array, purpose: ImagePurpose): ReturnType<typeof run<"make">> {
  try {
    return await run("make", { bytes, purpose });
  } catch (error) {
    if (error instanceof TaskEnded)
      return { value: error.overspent ? "TOO_MANY_PIXELS" : "BROKEN", cpuMs: CPU_MS_AT_MOST };
    throw error;
  }
}
