import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { buildWeb } from "../bin/lib/web-build.ts";
import { measureFlood, measureTelling } from "./accounts.ts";
import { measureBrowser } from "./browser.ts";
import { measureBareSockets, measureChat } from "./chat.ts";
import { type BenchData, benchPassword, createBenchData, removeBenchData, type Size } from "./data.ts";
import { describeOthers } from "./others.ts";
import { ms, print, printConditions } from "./print.ts";
import { printMail } from "./print-mail.ts";
import { type Running, startProcess } from "./process.ts";
import { measureTimeline } from "./timeline.ts";
import { measureComments, measureSignIns } from "./writes.ts";

const quick = process.argv.includes("--quick");
const SECONDS = quick ? 2 : 3;
const ROUNDS = quick ? 1 : 2;
const ALL_SIZES: readonly Size[] = [
  { members: 1_000, posts: 10_000 },
  { members: 10_000, posts: 100_000 },
  { members: 100_000, posts: 1_000_000 },
];
const sizes = quick ? ALL_SIZES.slice(0, 1) : ALL_SIZES;
const SOCKETS = 1_000;
const TRIES = 200;

// Without a build, the browser's part at the end would have nothing to open.
await buildWeb();
printConditions();
print(
  `Server, database, load and yardstick share the machine; ${ROUNDS} rounds of ${SECONDS} s each way, medians.`,
);
print();
print(
  "| members × posts | page | connections | requests/s | p50 ms | p99 ms | bare requests/s | bare p50 | bare p99 | ratio |",
);
print("|---|---|---|---|---|---|---|---|---|---|");
const passwordHash = await hashPassword(benchPassword);
for (const size of sizes) {
  const data = await createBenchData(size, passwordHash);
  const { results, idleBytes, startUpMs } = await measureTimeline(data, SECONDS, ROUNDS);
  for (const { place, connections, ours, bare, ratio } of results) {
    const failures = ours.failures + bare.failures > 0 ? ` (${ours.failures + bare.failures} failed)` : "";
    print(
      `| ${size.members} × ${size.posts} | ${place} | ${connections} | ${Math.round(ours.perSecond)}${failures} | ${ms(ours.p50)} | ${ms(ours.p99)} | ${Math.round(bare.perSecond)} | ${ms(bare.p50)} | ${ms(bare.p99)} | ${ratio.toFixed(2)} |`,
    );
  }
  print(
    `| ${size.members} × ${size.posts} | idle memory ${Math.round(idleBytes / 2 ** 20)} MiB, started in ${Math.round(startUpMs)} ms | | | | | | | | |`,
  );
  if (size === sizes.at(-1)) {
    print();
    const server = await startProcess("our-server.ts", { DATABASE_URL: data.url });
    const comments = await measureComments(server, data, 16, SECONDS);
    print(
      `Writing a comment, 16 connections: ${Math.round(comments.perSecond)}/s, p50 ${ms(comments.p50)} ms, p99 ${ms(comments.p99)} ms, ${comments.failures} failed.`,
    );
    const signIns = await measureSignIns(server, 16, SECONDS);
    print(
      `Signing in (argon2id), 16 connections: ${Math.round(signIns.perSecond)}/s, p50 ${ms(signIns.p50)} ms, p99 ${ms(signIns.p99)} ms, ${signIns.failures} failed.`,
    );
    await printAccounts(server, data);
    await server.stop();
    await printMail(data);
    const chat = await measureChat(data, SOCKETS);
    const bareSockets = await measureBareSockets(SOCKETS);
    print(
      `A chat message until ${SOCKETS} sockets have it: p50 ${ms(chat.p50)} ms, p99 ${ms(chat.p99)} ms; bare WebSocket loop p50 ${ms(bareSockets.p50)} ms, p99 ${ms(bareSockets.p99)} ms.`,
    );
    const page = await measureBrowser(data);
    print(
      `Timeline in the browser, 4 times slower processor, nothing cached: ${(page.scriptBytes / 1000).toFixed(0)} kB of script (brotli) until it can be used after ${Math.round(page.usableMs)} ms, first posts painted after ${Math.round(page.firstPostsMs)} ms (median of ${page.allMs.length}: ${page.allMs.map(Math.round).join(", ")}).`,
    );
  }
  await removeBenchData();
}

/** Measures what guessing costs everybody else, what it can tell, and how long a mail takes. */
async function printAccounts(server: Running, data: BenchData): Promise<void> {
  const flood = await measureFlood(server, data, { rounds: 2 * ROUNDS + 1, seconds: 4 * SECONDS });
  print(describeOthers(flood, `${Math.round(flood.disturbance.perSecond)} wrong passwords/s`));
  for (const { what, known, unknown } of await measureTelling(server, TRIES))
    print(
      `Answered to somebody known and unknown, ${what}, ${TRIES} tries each: median ${known.median.toFixed(2)} and ${unknown.median.toFixed(2)} ms (quartiles ${known.low.toFixed(2)}–${known.high.toFixed(2)} and ${unknown.low.toFixed(2)}–${unknown.high.toFixed(2)}).`,
    );
}
