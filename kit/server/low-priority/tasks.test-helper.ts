// These tasks are for `processes.test.ts`.
import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import sharp from "sharp";

export const echo = (input: { readonly text: string; readonly bytes: Uint8Array }) => ({
  ...input,
  pid: process.pid,
});

export const fail = (text: string): never => {
  throw new Error(text);
};

export const crash = (): never => process.exit(3);

export const compute = async (): Promise<never> => {
  for (;;) {
    for (let n = 0; n < 1_000_000; n += 1) Math.sqrt(n);
    await new Promise(setImmediate);
  }
};

/** Returns the priorities of the threads that make pictures: on Linux of each thread, elsewhere of the process. */
export async function prioritiesOfImageThreads(): Promise<number[]> {
  const picture = { create: { width: 200, height: 200, channels: 3, background: "#123456" } } as const;
  await sharp(picture).webp().toBuffer();
  if (process.platform !== "linux") return [getPriority()];
  const threads = readdirSync("/proc/self/task").map((id) => ({
    id: Number(id),
    name: readFileSync(`/proc/self/task/${id}/comm`, "utf8").trim(),
  }));
  return threads.filter(({ name }) => /libvips|libuv-worker/.test(name)).map(({ id }) => getPriority(id));
}
