import { measureFlood } from "../accounts.ts";
import type { BenchData } from "../data.ts";
import { describeOthers } from "../others.ts";
import { print } from "../print.ts";
import type { Running } from "../process.ts";

const TIMES = { rounds: 3, seconds: 4 };

export async function printGuessing(server: Running, data: BenchData): Promise<void> {
  const flood = await measureFlood(server, data, TIMES);
  print(describeOthers(flood, `${Math.round(flood.disturbance.perSecond)} wrong passwords/s`));
}
