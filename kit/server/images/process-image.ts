import { availableParallelism } from "node:os";
import type { ImageType } from "#kit/contract/image-address.ts";
import { createPaidProcesses, type Payer } from "../low-priority/paid-processes.ts";
import { TaskEnded } from "../low-priority/processes.ts";
import { type ImageRefusal, ImageRefused } from "./image-refused.ts";
import type * as imageTasks from "./image-tasks.ts";
import type { ProcessedImage } from "./make-image.ts";

/** The costliest picture within the bounds takes a small part of this; a file that needs more was made to be costly. */
const CPU_MS_AT_MOST = 10_000;

const run = createPaidProcesses<typeof imageTasks>({
  module: new URL("./image-tasks.ts", import.meta.url),
  // One core is left to reading and writing.
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 64,
  waitingOfOne: 20,
  cpuMs: CPU_MS_AT_MOST,
  budget: "imageMs",
  refuse: () => new ImageRefused("BUSY"),
});

/**
 * Makes the variants of a picture, see `makeImage`, and charges the account with the processor time they took.
 * @throws ImageRefused with any code, and ERROR_TOO_MANY_REQUESTS where the account has used up its time
 */
export async function processImage(
  payer: Payer,
  bytes: Uint8Array,
  purpose: ImageType,
): Promise<ProcessedImage> {
  const value = await run(payer, "make", { bytes, purpose }).catch(asDamaged);
  if (typeof value === "string") throw new ImageRefused(value);
  return value;
}

/** A file that ends its process counts as damaged. */
function asDamaged(error: unknown): ImageRefusal {
  if (error instanceof TaskEnded) return error.overspent ? "TOO_MANY_PIXELS" : "BROKEN";
  throw error;
}
