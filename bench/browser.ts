import type { Browser } from "@playwright/test";
import { type BenchData, headersOf } from "./data.ts";
import { startProcess } from "./process.ts";
import { launchBrowser, openSignedIn, PHONE, SLOWER } from "./signed-in-page.ts";
import { medianOf } from "./times.ts";

type BrowserResult = {
  /** These are compressed, with headers: all that had arrived when the timeline could be used. */
  readonly scriptBytes: number;
  /** These are the median until the text of the first posts was painted, and all rounds. */
  readonly firstPostsMs: number;
  readonly allMs: readonly number[];
  /** This is the median until the posts' buttons were there. */
  readonly usableMs: number;
};

const ROUNDS = 7;
/** Measures a timeline on a phone with its processor four times slower and nothing cached, on a warm server. */
export async function measureBrowser(data: BenchData): Promise<BrowserResult> {
  const server = await startProcess("our-server.ts", { DATABASE_URL: data.url, PAGES: "1" });
  await warmUp(server.url, data);
  const browser = await launchBrowser();
  const rounds: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(browser, server.url, data));
  await browser.close();
  await server.stop();
  const allMs = rounds.map((round) => round.painted).toSorted((a, b) => a - b);
  return {
    scriptBytes: medianOf(rounds.map((round) => round.scriptBytes)),
    firstPostsMs: medianOf(allMs),
    allMs,
    usableMs: medianOf(rounds.map((round) => round.usable)),
  };
}

type Visit = Awaited<ReturnType<typeof whatHappened>>;

/** Asks for what a visit needs, often enough that the server's code is compiled. */
async function warmUp(url: string, { communityId, token }: BenchData): Promise<void> {
  const headers = headersOf(token);
  const base = `/api/communities/${communityId}`;
  for (let i = 0; i < 100; i += 1)
    for (const path of [`${base}/posts`, base, `${base}/alumnus/me`, "/alumni/lobby"])
      await (await fetch(url + path, { headers })).arrayBuffer();
}

async function visit(browser: Browser, url: string, data: BenchData): Promise<Visit> {
  const { token } = data;
  const page = await openSignedIn(browser, url, { area: "alumni", token, viewport: PHONE, script: watch });
  const context = page.context();
  const network = await context.newCDPSession(page);
  await network.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(`${url}/alumni/communities/${data.communityId}`, { waitUntil: "commit" });
  await page.locator("main article button").first().waitFor({ state: "visible" });
  const result = await page.evaluate(whatHappened);
  await context.close();
  return result;
}

/** This runs in the page from the start and notes when the first post's buttons are there. */
const watch = `new MutationObserver((records, observer) => {
  if (!document.querySelector("main article button")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark("usable")));
}).observe(document, { childList: true, subtree: true })`;

/** This runs in the page: it returns milliseconds since navigation, by the browser's own marks. */
const whatHappened = async () => {
  while (performance.getEntriesByName("usable").length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const usable = performance.getEntriesByName("usable")[0]?.startTime ?? 0;
  const scripts = performance
    .getEntriesByType("resource")
    .map((entry) => entry as unknown as { name: string; responseEnd: number; transferSize: number })
    .filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= usable);
  return {
    // Nothing has text before the posts have: the frame comes with the scripts.
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    usable,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
};
