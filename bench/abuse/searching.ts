import { type BenchData, headersOf } from "../data.ts";
import { load } from "../load.ts";
import { describeOthers, measureOthers } from "../others.ts";
import { print } from "../print.ts";
import type { Running } from "../process.ts";

const TIMES = { rounds: 3, seconds: 4 };
const SEARCHES = 60;
/** This is found nowhere, so that a search examines everything it may. */
const WORDS = encodeURIComponent("どこにもない言葉");

/** One member sends sixty searches a second over sixty connections. */
export async function printSearching(server: Running, data: BenchData): Promise<void> {
  const url = `${server.url}/api/communities/${data.communityId}/posts?q=${WORDS}`;
  const measured = await measureOthers(server, data, TIMES, (seconds) =>
    load(url, SEARCHES, seconds, { headers: headersOf(data.token), perSecond: SEARCHES }),
  );
  const { perSecond, p50, failures } = measured.disturbance;
  const under = `${Math.round(perSecond)} searches/s of one member (p50 ${Math.round(p50)} ms, ${failures} refused)`;
  print(describeOthers(measured, under));
}
