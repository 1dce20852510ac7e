import { setTimeout as wait } from "node:timers/promises";
import { type BenchData, headersOf } from "./data.ts";
import { type Load, load } from "./load.ts";
import { ms } from "./print.ts";
import type { Running } from "./process.ts";

const READER_CONNECTIONS = 4;
const READER_PER_SECOND = 50;
/** The disturbance begins before the first disturbed request, and lasts until after the last. */
const LEAD_MS = 1_000;

export type Disturbed<T> = { readonly quiet: Load; readonly disturbed: Load; readonly disturbance: T };

/**
 * Measures what everybody else notices: the timeline at a steady pace, alone and while `disturb` runs for the given
 * seconds. It returns the round with the median growth of the p99.
 */
export async function measureOthers<T>(
  server: Running,
  data: BenchData,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
  disturb: (seconds: number) => Promise<T>,
): Promise<Disturbed<T>> {
  const read = () =>
    load(`${server.url}/api/communities/${data.communityId}/posts`, READER_CONNECTIONS, seconds, {
      headers: headersOf(data.token),
      perSecond: READER_PER_SECOND,
    });
  const measured: Disturbed<T>[] = [];
  await read();
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await read();
    const disturbance = disturb(seconds + (2 * LEAD_MS) / 1000);
    await wait(LEAD_MS);
    const disturbed = await read();
    measured.push({ quiet, disturbed, disturbance: await disturbance });
  }
  const [middle] = measured.sort((a, b) => growth(a) - growth(b)).slice(Math.floor(rounds / 2));
  if (!middle) throw new Error("it takes a round at least");
  return middle;
}

/** Returns how many times its quiet p99 the others wait. */
const growth = ({ quiet, disturbed }: Disturbed<unknown>): number => disturbed.p99 / quiet.p99;

export const describeOthers = (measured: Disturbed<unknown>, under: string): string => {
  const { quiet, disturbed } = measured;
  return `Timeline at a steady pace: p50 ${ms(quiet.p50)} ms, p99 ${ms(quiet.p99)} ms; under ${under} p50 ${ms(disturbed.p50)} ms, p99 ${ms(disturbed.p99)} ms (${growth(measured).toFixed(2)} times), ${disturbed.failures} failed.`;
};
