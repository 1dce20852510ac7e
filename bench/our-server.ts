// This is the product as in production, on a given or the embedded database, in a process of its own.

import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createServer } from "#apps/server/create-server.ts";
import { registerPages } from "#apps/server/pages/pages.ts";
import { stopOnSignal } from "#apps/server/stop-on-signal.ts";
import { openPglite } from "#kit/server/database/pglite.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { BENCH_SECRET } from "./process.ts";

const { DATABASE_URL: url = "", POOL = "16", FOLDER = join(tmpdir(), "enishi-bench") } = process.env;
const server = await createServer({
  database: url
    ? await openPostgres(url, { poolSize: Number(POOL) })
    : await openPglite(join(FOLDER, "database/pgdata")),
  publicUrl: "http://127.0.0.1",
  secret: BENCH_SECRET,
  filesUrl: `file:${join(FOLDER, "files")}`,
  mailUrl: process.env.MAIL_URL ?? null,
  mailFrom: "Enishi <no-reply@enishi.example>",
  mailboxFolder: join(FOLDER, "mailbox"),
  rateLimits: false,
  logLevel: "error",
  ...(process.env.PAGES ? { extend: registerPages({ isProduction: true }) } : {}),
});
await server.services.jobs.work(server.services);
await server.app.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ port: (server.app.server.address() as { port: number }).port });
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
// The time the thread itself took in the longest turn, whatever else the machine had to do meanwhile.
let turn = { timer: undefined as NodeJS.Timeout | undefined, last: 0, longest: 0 };
const spentMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const look = () => {
  const now = spentMs();
  turn = { ...turn, longest: Math.max(turn.longest, now - turn.last), last: now };
};
// The answer comes a moment later, so that a hold that has just ended is counted.
process.on(
  "message",
  (what) => void setTimeout(() => process.send?.(answers[what as keyof typeof answers]()), 5),
);
const answers = {
  memory: () => process.memoryUsage(),
  /** Returns how long the event loop was held at most since this was last asked. */
  hold: () => {
    const holdMs = loop.max / 1e6;
    loop.reset();
    const { longest: cpuMs } = turn;
    turn = { timer: turn.timer ?? setInterval(look, 1), last: spentMs(), longest: 0 };
    return { holdMs, cpuMs };
  },
};
stopOnSignal(server, { graceMs: Number(process.env.GRACE_MS ?? 0), withinMs: 10_000 });
// The process ends with the bench, however that ends.
process.once("disconnect", () => process.exit(0));
