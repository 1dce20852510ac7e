import { listCandidates } from "#features/candidates/contract/calls.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { ms, print } from "../print.ts";
import type { Running } from "../process.ts";
import { medianOf, timesOf } from "../times.ts";

const ROUNDS = 9;
const params = { id: 1 };
const asked = {
  "first page by number": { management_no: "asc" },
  "first page by name": { name: "asc" },
  "first page by department": { department: "asc" },
  "a search for one person": { management_no: "asc", info: "waiting5000x277@" },
  "a search for what many are called": { management_no: "asc", info: "候補7" },
  "since a date": { management_no: "asc", applied_from: "2026-01-01" },
  "page 300": { management_no: "asc", page: 300 },
} as const;

/** Measures the server's time for a page of the list, however it is asked for, beside a call that reads one row. */
export async function measurePages({ url }: Running): Promise<void> {
  const misaki = createHttpClient(url, "misaki");
  const bare = await timesOfWarm(() => misaki.call(showCommunity, { params }));
  print("| what | median ms | longest ms | times one row |");
  print("|---|---|---|---|");
  printLine("one row: the community", bare, bare);
  for (const [what, query] of Object.entries(asked))
    printLine(
      what,
      await timesOfWarm(() =>
        misaki.call(listCandidates, { params, query: { per_page: 30, ...query } as never }),
      ),
      bare,
    );
}

/** The first does not count: it finds code that is not compiled and statements that are not prepared. */
const timesOfWarm = async (act: () => Promise<unknown>): Promise<number[]> =>
  (await timesOf(1 + ROUNDS, act)).slice(1);

function printLine(what: string, times: readonly number[], bare: readonly number[]): void {
  const ratio = (medianOf(times) / medianOf(bare)).toFixed(1);
  print(`| ${what} | ${ms(medianOf(times))} | ${ms(Math.max(...times))} | ${ratio} |`);
}
