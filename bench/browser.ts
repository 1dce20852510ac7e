import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "../bin/lib/chromium.ts";
import type { BenchData } from "./data.ts";
import { medianOf } from "./print.ts";
import { startProcess } from "./process.ts";

export type BrowserResult = {
  /** Compressed, with headers; all that had arrived when the timeline could be used. */
  readonly scriptBytes: number;
  /** The median until the text of the first posts was painted, and all rounds. */
  readonly firstPostsMs: number;
  readonly allMs: readonly number[];
  /** The median until the posts' buttons were there. */
  readonly usableMs: number;
};

const SLOWER = 4;
const ROUNDS = 7;
const arguments_ = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A timeline on a phone with its processor four times slower, nothing cached, on a server that has been running for a while. */
export async function measureBrowser(data: BenchData): Promise<BrowserResult> {
  const server = await startProcess("our-server.ts", { DATABASE_URL: data.url, PAGES: "1" });
  await warmUp(server.url, data);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: arguments_,
  });
  const rounds: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(browser, server.url, data));
  await browser.close();
  await server.stop();
  const allMs = sorted(rounds.map((round) => round.painted));
  return {
    scriptBytes: medianOf(rounds.map((round) => round.scriptBytes)),
    firstPostsMs: medianOf(allMs),
    allMs,
    usableMs: medianOf(rounds.map((round) => round.usable)),
  };
}

type Visit = Awaited<ReturnType<typeof whatHappened>>;
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** What a visit asks for, often enough that the server's code is compiled. */
async function warmUp(url: string, { communityId, token }: BenchData): Promise<void> {
  const headers = { cookie: `enishi_alumni=${token}`, "x-enishi-area": "alumni" };
  const base = `/api/communities/${communityId}`;
  for (let i = 0; i < 100; i += 1)
    for (const path of [`${base}/posts`, base, `${base}/alumnus/me`, "/alumni/lobby"])
      await (await fetch(url + path, { headers })).arrayBuffer();
}

async function visit(browser: Browser, url: string, data: BenchData): Promise<Visit> {
  const context = await browser.newContext({
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    viewport: { width: 412, height: 823 },
  });
  await context.addCookies([{ name: "enishi_alumni", value: data.token, url }]);
  const expiry = new Date(Date.now() + 86_400_000).toISOString();
  await context.addInitScript(
    `localStorage.setItem("enishi.auth.alumni", JSON.stringify({ area: "alumni", uid: 1, expiry: "${expiry}", language: "ja" }))`,
  );
  await context.addInitScript(watch);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(`${url}/alumni/communities/${data.communityId}`, { waitUntil: "commit" });
  await page.locator("main article button").first().waitFor({ state: "visible" });
  const result = await page.evaluate(whatHappened);
  await context.close();
  return result;
}

/** Runs in the page from the start: notes when the first post's buttons are there, whatever else is going on. */
const watch = `new MutationObserver((records, observer) => {
  if (!document.querySelector("main article button")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark("usable")));
}).observe(document, { childList: true, subtree: true })`;

/** Runs in the page: milliseconds since navigation, by the browser's own marks. */
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
