import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { sql } from "kysely";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { seedCandidates } from "#features/candidates/server/candidates.test-helper.ts";
import { castToken } from "#kit/testing/cast.ts";
import { copyTemplate, engine, prepareTemplate } from "#kit/testing/template.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { findChromium } from "../bin/lib/chromium.ts";
import { buildWeb } from "../bin/lib/web-build.ts";
import { ms, print, printConditions } from "./print.ts";
import { type Running, startProcess } from "./process.ts";

const IN_BROWSER = 2_003;
const MANY = 100_000;
/** So many are laid in one statement. */
const AT_ONCE = 500;
const ROUNDS = 9;
const params = { id: 1 };
const clock = { now: () => new Date() } as never;

await buildWeb();
printConditions();
await prepareTemplate();

/** A server on a copy of the cast's database in which so many candidates wait. */
async function withWaiting(count: number, measure: (server: Running) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "enishi-bench-console-"));
  const { settings, look, remove } = await copyTemplate(folder);
  await look(async (database) => {
    for (let from = 0; from < count; from += AT_ONCE)
      await seedCandidates(
        { database, clock },
        params.id,
        Math.min(AT_ONCE, count - from),
        `waiting${from}x`,
      );
    await sql`analyze`.execute(database.kysely);
  });
  const environment = { DATABASE_URL: settings.DATABASE_URL ?? "", FOLDER: folder, PAGES: "1" };
  const server = await startProcess("our-server.ts", environment);
  await measure(server);
  await server.stop();
  await remove();
  await rm(folder, { recursive: true, force: true });
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** From the address until the rows have been painted, and from Enter in the search until the others are. */
async function measureList({ url }: Running): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const context = await browser.newContext({
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    viewport: { width: 1280, height: 800 },
  });
  await context.addCookies([{ name: "enishi_community", value: castToken("misaki"), url }]);
  const expiry = new Date(Date.now() + 86_400_000).toISOString();
  await context.addInitScript(
    `localStorage.setItem("enishi.auth.community", JSON.stringify({ area: "community", uid: 1, expiry: "${expiry}", language: "ja" }))`,
  );
  await context.addInitScript(watching);
  const page = await context.newPage();
  const opened: number[] = [];
  const filtered: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${url}/community/communities/1/alumnus_candidates_waiting_approval`);
    opened.push(await page.evaluate<number>("rowsAt(30)"));
    const search = page.getByRole("searchbox", { name: /^氏名・カナ/ });
    await search.fill(`候補${1_000 + round}`);
    await search.press("Enter");
    filtered.push(await page.evaluate<number>("rowsAt(1).then((at) => at - enteredAt)"));
  }
  await browser.close();
  print(
    `${IN_BROWSER} candidates at 1280 × 800, medians of ${ROUNDS}: rows painted ${ms(median(opened))} ms after the address, other rows ${ms(median(filtered))} ms after Enter in the search.`,
  );
}

/**
 * Runs in the page from its beginning, so that looking from outside costs it nothing: when Enter was pressed, and when
 * so many rows had been painted.
 */
const watching = `
  document.addEventListener("keydown", (event) => { if (event.key === "Enter") enteredAt = event.timeStamp; }, true);
  const painted = {};
  let enteredAt = 0, shown = -1;
  const look = () => {
    const count = document.querySelectorAll("tbody tr[data-id]").length;
    if (count !== shown) setTimeout(() => { painted[count] = performance.now(); });
    shown = count;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const rowsAt = async (count) => {
    while (!(painted[count] > enteredAt)) await new Promise((resolve) => setTimeout(resolve, 50));
    return painted[count];
  };`;

/** What the server takes over a page of the list, however it is asked for. */
async function measurePages({ url }: Running): Promise<void> {
  const misaki = createHttpClient(url, "misaki");
  const asked = {
    "first page by number": { management_no: "asc" },
    "first page by name": { name: "asc" },
    "first page by department": { department: "asc" },
    "a search": { management_no: "asc", info: "waiting75000x2777" },
    "a search that many match": { management_no: "asc", info: "候補7" },
    "a date": { management_no: "asc", applied_from: "2026-01-01" },
    "page 300": { management_no: "asc", page: 300 },
  } as const;
  for (const [what, query] of Object.entries(asked)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      await misaki.call(listCandidates, { params, query: { per_page: 30, ...query } as never });
      times.push(performance.now() - from);
    }
    print(`| ${what} | ${ms(median(times))} | ${ms(Math.max(...times))} |`);
  }
}

await withWaiting(IN_BROWSER, measureList);
print();
print(`${MANY} candidates, ${engine}, ${ROUNDS} times each in turn:`);
print("| what | median ms | longest ms |");
print("|---|---|---|");
await withWaiting(MANY, measurePages);
