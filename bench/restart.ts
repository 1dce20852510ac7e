import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { startBalancer } from "#kit/testing/balancer.ts";
import { until } from "#kit/testing/until.ts";
import { benchPassword, createBenchData, headersOf } from "./data.ts";
import { load } from "./load.ts";
import { print, printConditions } from "./print.ts";
import { startProcess } from "./process.ts";
import { measureComments } from "./writes.ts";

const SIZE = { members: 1_000, posts: 10_000 };
const PROCESSES = 3;
const CONNECTIONS = 8;
const READS_PER_SECOND = 200;
const SECONDS = 30;
const GRACE_MS = 1_000;

printConditions();
const data = await createBenchData(SIZE, await hashPassword(benchPassword));
const balancer = await startBalancer();
const running = await Promise.all(Array.from({ length: PROCESSES }, start));
await allReady();

let restarts = 0;
let over = false;
const restarting = restartOn();
const [read, written] = await Promise.all([
  load(`${balancer.address}/api/communities/${data.communityId}/posts`, CONNECTIONS, SECONDS, {
    headers: headersOf(data.token),
    perSecond: READS_PER_SECOND,
  }),
  measureComments({ url: balancer.address }, data, CONNECTIONS, SECONDS),
]);
over = true;
await restarting;
print(
  `${restarts} processes replaced one after another behind a balancer in ${SECONDS} s: of ${Math.round((read.perSecond + written.perSecond) * SECONDS)} requests ${read.failures + written.failures} failed; reading p99 ${read.p99} ms, writing p99 ${written.p99} ms.`,
);
balancer.close();
await Promise.all(running.map((server) => server.stop()));

async function start() {
  const server = await startProcess("our-server.ts", {
    DATABASE_URL: data.url,
    GRACE_MS: String(GRACE_MS),
  });
  balancer.add(server.url);
  return server;
}

function allReady(): Promise<boolean> {
  return until("all are ready", () => balancer.ready() === PROCESSES, { withinMs: 60_000 });
}

async function restartOn(): Promise<void> {
  while (!over) {
    const old = running.shift();
    await old?.stop();
    if (old) balancer.remove(old.url);
    running.push(await start());
    await allReady();
    restarts += 1;
  }
}
