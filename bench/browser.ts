import { chromium } from "@playwright/test";
import type { BenchData } from "./data.ts";
import { startProcess } from "./process.ts";

export type BrowserResult = {
  readonly scriptBytes: number;
  readonly firstPostsMs: number;
  readonly allMs: readonly number[];
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

/** Compressed bytes of script and the time until the first post is painted, with the processor four times slower and nothing cached. */
export async function measureBrowser(data: BenchData): Promise<BrowserResult> {
  const server = await startProcess("our-server.ts", { DATABASE_URL: data.url, PAGES: "1" });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: arguments_,
  });
  const times: number[] = [];
  let scriptBytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({
      locale: "ja-JP",
      timezoneId: "Asia/Tokyo",
      viewport: { width: 412, height: 823 },
    });
    await context.addCookies([{ name: "enishi_alumni", value: data.token, url: server.url }]);
    const expiry = new Date(Date.now() + 86_400_000).toISOString();
    await context.addInitScript(
      `localStorage.setItem("enishi.auth.alumni", JSON.stringify({ area: "alumni", uid: 1, expiry: "${expiry}", language: "ja" }))`,
    );
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const scripts = new Set<string>();
    let bytes = 0;
    network.on("Network.responseReceived", (event) => {
      if (event.type === "Script") scripts.add(event.requestId);
    });
    network.on("Network.loadingFinished", (event) => {
      if (scripts.has(event.requestId)) bytes += event.encodedDataLength;
    });
    await page.goto(`${server.url}/alumni/communities/${data.communityId}`, { waitUntil: "commit" });
    const post = page.locator("article h2").first();
    await post.waitFor({ state: "visible" });
    // The browser's own mark of the first large text: what a person sees, not what the script has done.
    const painted = await page.evaluate(lastLargestPaint);
    times.push(painted);
    scriptBytes = bytes;
    await context.close();
  }
  await browser.close();
  await server.stop();
  const sorted = times.toSorted((a, b) => a - b);
  return { scriptBytes, firstPostsMs: sorted[Math.floor(sorted.length / 2)] ?? 0, allMs: sorted };
}

/** Runs in the page: when its largest content so far, the posts, was painted. Milliseconds since navigation. */
const lastLargestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    } as never);
  });
