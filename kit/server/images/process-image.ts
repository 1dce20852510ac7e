import { availableParallelism } from "node:os";
import type { ImageType } from "#kit/contract/image-address.ts";
import { createProcesses, TaskEnded } from "../low-priority/processes.ts";
import type { RateLimits } from "../rate/rate-limits.ts";
import { createKeyedSemaphore } from "../semaphore.ts";
import { ImageRefused } from "./image-refused.ts";
import type * as imageTasks from "./image-tasks.ts";
import type { ProcessedImage } from "./make-image.ts";

/** The costliest picture within the bounds takes a small part of this; a file that needs more was made to be costly. */
const CPU_MS_AT_MOST = 10_000;

const refuse = () => new ImageRefused("BUSY");
const run = createProcesses<typeof imageTasks>({
  module: new URL("./image-tasks.ts", import.meta.url),
  // One core is left to reading and writing.
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 64,
  cpuMs: CPU_MS_AT_MOST,
  refuse,
});
/** However many pictures an account sends, others wait for one of them at most. */
const ofOneAccount = createKeyedSemaphore({ running: 1, waiting: 20, refuse });

type Payer = { readonly accountId: number; readonly rateLimits: RateLimits };

/**
 * Makes the variants of a picture, see `makeImage`, and charges the account with the processor time they took.
 * @throws ImageRefused with any code, and ERROR_TOO_MANY_REQUESTS where the account has used up its time
 */
export const processImage = (
  { accountId, rateLimits }: Payer,
  bytes: Uint8Array,
  purpose: ImageType,
): Promise<ProcessedImage> =>
  ofOneAccount(String(accountId), async () => {
    const payer = `account:${accountId}`;
    await rateLimits.assertLeft("imageMs", payer);
    const { value, cpuMs } = await make(bytes, purpose);
    await rateLimits.spend("imageMs", payer, Math.ceil(cpuMs));
    if (typeof value === "string") throw new ImageRefused(value);
    return value;
  });

/** A file that ends its process counts as damaged, and is charged the most that one may cost. */
async function make(bytes: Uint8Array, purpose: ImageType): ReturnType<typeof run<"make">> {
  try {
    return await run("make", { bytes, purpose });
  } catch (error) {
    if (error instanceof TaskEnded)
      return { value: error.overspent ? "TOO_MANY_PIXELS" : "BROKEN", cpuMs: CPU_MS_AT_MOST };
    throw error;
  }
}
