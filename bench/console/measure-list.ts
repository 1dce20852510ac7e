import type { Page } from "@playwright/test";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { castToken } from "#kit/testing/cast.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { ms, print } from "../print.ts";
import type { Running } from "../process.ts";
import { launchBrowser, openSignedIn } from "../signed-in-page.ts";
import { medianOf } from "../times.ts";
import { startBarePage } from "./bare-page.ts";

const ROUNDS = 9;
const PER_PAGE = 30;
/** No answer takes this long; a bench that waits for ever tells nothing. */
const GIVEN_UP_AFTER_MS = 20_000;
const params = { id: 1 };
const LIST = `/community/communities/${params.id}/alumnus_candidates_waiting_approval`;
/** Finds one person, another one each time. */
const termOf = (round: number) => `waiting500x${100 + round}@`;

type Times = { readonly opened: number[]; readonly filtered: number[] };

/**
 * Measures at 1280 × 800 from the URL until the rows have been painted, and from Enter in the search until the new ones
 * are; the bare page takes turns with ours, so that both meet the same noise.
 */
export async function measureList({ url }: Running, waiting: number): Promise<void> {
  const answer = async (query: object) =>
    (await misaki.send(listCandidates, { params, query: { per_page: PER_PAGE, ...query } })).bytes.toString();
  const misaki = createHttpClient(url, "misaki");
  const bare = await startBarePage(
    await answer({ management_no: "asc", page: 1 }),
    await answer({ management_no: "asc", page: 1, info: termOf(0) }),
  );
  const browser = await launchBrowser();
  try {
    const token = castToken("misaki");
    const viewport = { width: 1280, height: 800 };
    const open = async () => {
      const page = await openSignedIn(browser, url, { area: "community", token, viewport, script: watching });
      page.setDefaultTimeout(GIVEN_UP_AFTER_MS);
      return page;
    };
    const nothingCached: number[] = [];
    // The very first visit finds a server whose code is not compiled yet, so it does not count.
    for (let round = -1; round < ROUNDS; round += 1) {
      const page = await open();
      const opened = await openList(page, url + LIST);
      if (round >= 0) nothingCached.push(opened);
      await page.context().close();
    }
    const [ours, yardstick] = [await open(), await open()];
    const times: Record<"ours" | "bare", Times> = {
      ours: { opened: [], filtered: [] },
      bare: { opened: [], filtered: [] },
    };
    for (let round = -1; round < ROUNDS; round += 1)
      for (const [page, address, { opened, filtered }] of [
        [ours, url + LIST, times.ours],
        [yardstick, bare.url, times.bare],
      ] as const) {
        const painted = await openList(page, address);
        const found = await search(page, termOf(round + 1));
        if (round < 0) continue;
        opened.push(painted);
        filtered.push(found);
      }
    print(
      `${waiting} candidates at 1280 × 800, medians of ${ROUNDS}, beside a bare page with the same rows:`,
    );
    print("| what | ms | bare ms | times |");
    print("|---|---|---|---|");
    printLine("rows painted after the address, nothing cached", nothingCached, times.bare.opened);
    printLine("rows painted after the address, scripts cached", times.ours.opened, times.bare.opened);
    printLine("other rows after Enter in the search", times.ours.filtered, times.bare.filtered);
  } finally {
    await browser.close();
    bare.stop();
  }
}

function printLine(what: string, ours: readonly number[], bare: readonly number[]): void {
  const [median, yardstick] = [medianOf(ours), medianOf(bare)];
  print(`| ${what} | ${ms(median)} | ${ms(yardstick)} | ${(median / yardstick).toFixed(1)} |`);
}

async function openList(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate<number>(`bench.rowsAt(${PER_PAGE})`);
}

async function search(page: Page, term: string): Promise<number> {
  const field = page.getByRole("searchbox", { name: /^氏名・カナ/ });
  await field.fill(term);
  await field.press("Enter");
  return page.evaluate<number>("bench.rowsAt(1).then((at) => at - bench.enteredAt)");
}

/**
 * This runs in the page from its beginning, so that looking from outside costs it nothing: it notes when Enter was
 * pressed, and when so many rows had been painted.
 */
const watching = `
  const painted = {};
  let shown = -1;
  globalThis.bench = {
    enteredAt: 0,
    rowsAt: async (count) => {
      while (!(painted[count] > bench.enteredAt)) {
        if (performance.now() - bench.enteredAt > ${GIVEN_UP_AFTER_MS}) throw new Error(count + " rows never came");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return painted[count];
    },
  };
  document.addEventListener("keydown", (event) => { if (event.key === "Enter") bench.enteredAt = event.timeStamp; }, true);
  const look = () => {
    const count = document.querySelectorAll("tbody tr[data-id]").length;
    if (count !== shown) setTimeout(() => { painted[count] = performance.now(); });
    shown = count;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;
