import type { CDPSession, Page } from "@playwright/test";
import { sql } from "kysely";
import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { buildWeb } from "../bin/lib/web-build.ts";
import { type BenchData, benchPassword, createBenchData, withDatabase } from "./data.ts";
import { deviceScore } from "./device-score.ts";
import { ms, print, printConditions } from "./print.ts";
import { startProcess } from "./process.ts";
import { launchBrowser, openSignedIn, PHONE, SLOWER } from "./signed-in-page.ts";
import { ownMsBetween, ownMsPer, recordThread } from "./thread-time.ts";
import { medianOf, quantileOf } from "./times.ts";

const LOADED = 500;
const LIKES = 9;

/** The probe counts these of the page, from zero for each part. */
type Seen = { readonly shift: number; readonly frames: readonly number[] };

/** Gives posts one to twelve lines, so that no height can be guessed from another. */
const varyHeights = ({ url }: BenchData) =>
  withDatabase(url, (db) =>
    sql`
      update posts set content = '<p>' || repeat('近況のご報告です。先日は楽しい会でした。', 1 + (id * 7 % 12)::int) || '</p>'
      where id > (select max(id) - 2000 from posts)`.execute(db),
  );

async function openTimeline(
  url: string,
  { communityId, token }: BenchData,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await openSignedIn(browser, url, { area: "alumni", token, viewport: PHONE, script: probe });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(`${url}/alumni/communities/${communityId}`);
  await page.locator("main article button").first().waitFor();
  return { page, session };
}

/** This runs in the page: it adds up layout shifts, times every frame, and marks it for the thread's record. */
const probe = `
  window.seen = { shift: 0, frames: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  let last = performance.now();
  const tick = (now) => {
    window.seen.frames.push(now - last);
    last = now;
    performance.mark("frame");
    performance.clearMarks("frame");
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);`;

/** This runs in the page: what came before the part, such as a frame under way, does not count. */
const reset = `new Promise(requestAnimationFrame).then(() => { window.seen = { shift: 0, frames: [] }; })`;

const OVER_MS = 50;

/** Returns columns of the table: how long a frame takes. */
function lengths(frames: readonly number[]): string {
  return `${ms(quantileOf(frames, 0.95))} | ${ms(quantileOf(frames, 1))} | ${frames.filter((frame) => frame > OVER_MS).length}`;
}

async function report(
  { page, session }: { page: Page; session: CDPSession },
  what: string,
  act: () => Promise<void>,
): Promise<void> {
  await page.evaluate<void>(reset);
  const own = ownMsPer(await recordThread(session, act), "frame");
  const { shift, frames } = await page.evaluate<Seen>("window.seen");
  const elements = await page.evaluate<number>('document.querySelectorAll("*").length');
  const heap = await page.evaluate<number>("performance.memory.usedJSHeapSize / 2 ** 20");
  print(
    `| ${what} | ${shift.toFixed(4)} | ${own.length} | ${lengths(own)} | ${lengths(frames)} | ${elements} | ${ms(heap)} |`,
  );
}

/** Scrolls frame by frame, as a finger does. */
const scroll = (page: Page, times: number, by: number) =>
  page.evaluate<void>(`(async () => {
    for (let i = 0; i < ${times}; i += 1) {
      for (let part = 0; part < 8; part += 1) {
        scrollBy({ top: ${by / 8}, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  })()`);

async function scrollUntil(page: Page, rows: number, by: number): Promise<void> {
  const count = () => page.evaluate<number>('document.querySelectorAll("main article").length');
  for (let tries = 0; tries < 200 && (await count()) < rows; tries += 1) await scroll(page, 5, by);
}

/** This runs in the page: from the press on a like in view until the frame after it shows. */
const like = `(async () => {
  const inView = (button) => { const { top } = button.getBoundingClientRect(); return top > 80 && top < innerHeight; };
  const button = [...document.querySelectorAll("main article button[aria-pressed]")].find(inView);
  const before = button.getAttribute("aria-pressed");
  const from = performance.now();
  performance.mark("pressed");
  button.click();
  while (button.getAttribute("aria-pressed") === before) {
    if (performance.now() - from > 10_000) throw new Error("The like does not show: " + button.parentElement.outerHTML);
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  const took = performance.now() - from;
  performance.mark("shown");
  await new Promise((resolve) => setTimeout(resolve, 300));
  return took;
})()`;

/** Returns how far the post that was read is from where it was. */
async function comeBack(page: Page): Promise<string> {
  const first = `(() => {
    const row = [...document.querySelectorAll("main article")].find((one) => one.getBoundingClientRect().bottom > 80);
    return { name: row.getAttribute("aria-label"), top: row.getBoundingClientRect().top };
  })()`;
  const before = await page.evaluate<{ name: string; top: number }>(first);
  await page.evaluate(`[...document.querySelectorAll("main article")]
    .find((one) => one.getBoundingClientRect().top > 80).querySelector("h2 a").click()`);
  await page.locator("main article h1").waitFor();
  await page.goBack();
  await page.locator("main article h2").first().waitFor();
  await page.waitForTimeout(1_500);
  const after = await page.evaluate<{ name: string; top: number }>(first);
  return before.name === after.name
    ? `the same post, ${ms(Math.abs(after.top - before.top))} px away`
    : `another post (${after.name} instead of ${before.name})`;
}

await buildWeb();
printConditions();
const data = await createBenchData({ members: 1_000, posts: 10_000 }, await hashPassword(benchPassword));
await varyHeights(data);
const server = await startProcess("our-server.ts", { DATABASE_URL: data.url, PAGES: "1" });
const browser = await launchBrowser();
try {
  const opened = await openTimeline(server.url, data);
  const { page, session } = opened;
  await page.waitForTimeout(1_500);
  const { shift } = await page.evaluate<Seen>("window.seen");
  const scoreBefore = await deviceScore(page);
  print(`A phone of 412 × 823 with its processor ${SLOWER} times slower, ${LOADED} posts of 1 to 12 lines.`);
  print();
  print(
    "Of each frame: what the page's own thread took of the processor, and how long it took by the clock.",
  );
  print();
  print(
    "| what | layout shift | frames | thread p95 ms | longest | over 50 ms | clock p95 ms | longest | over 50 ms | elements | heap MB |",
  );
  print("|---|---|---|---|---|---|---|---|---|---|---|");
  await report(opened, "reading down to the last", () => scrollUntil(page, LOADED, 400));
  await report(opened, "up again, faster", () => scroll(page, 60, -900));
  await report(opened, "down again, faster", () => scroll(page, 60, 900));
  const likes: number[] = [];
  const recorded = await recordThread(session, async () => {
    for (let i = 0; i < LIKES; i += 1) likes.push(await page.evaluate<number>(like));
  });
  const ownOfLikes = ownMsBetween(recorded, "pressed", "shown");
  print();
  print(
    `A like until it shows, ${LIKES} times: median ${ms(medianOf(likes))} ms by the clock (longest ${ms(Math.max(...likes))}), ${ms(medianOf(ownOfLikes))} ms of the thread (longest ${ms(Math.max(...ownOfLikes))}).`,
  );
  print(
    `How fast such a phone is (a middling one 1,000, a slow one 264): ${ms(scoreBefore)} before, ${ms(await deviceScore(page))} after`,
  );
  print(`Opening the timeline: layout shift ${shift.toFixed(4)}`);
  print(`Back from a post: ${await comeBack(page)}`);
} finally {
  await browser.close();
  await server.stop();
}
