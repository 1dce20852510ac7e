import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type EnishiServer, type ServerOptions } from "#apps/server/create-server.ts";
import { recordFiguresSince } from "#features/dashboard/server/index.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { claimDemo } from "./claim.ts";
import { finish } from "./mark.sql.ts";
import { createMovingClock, type MovingClock } from "./moving-clock.ts";
import { liveThrough } from "./scenes/live-through.ts";
import { createSequence } from "./sequence.ts";
import { createStage, daysBefore } from "./stage.ts";

/** The communities have existed for this long when somebody first sees them. */
export const DEMO_DAYS = 184;

export type DemoOptions = Omit<
  ServerOptions,
  "clock" | "rateLimits" | "extend" | "mailUrl" | "mailboxFolder" | "logLevel"
>;

/**
 * Makes the demo communities through the product's own calls in a database that nobody has used; any other is left
 * unchanged. It uses a server of its own whose clock moves through the months; nothing is mailed. @param report gets one
 * line for each step, for the person who waits. @param now is the demo's present.
 */
export async function makeDemo(
  options: DemoOptions,
  report: (line: string) => void = () => {},
  now = new Date(),
): Promise<void> {
  const { database } = options;
  if (!(await claimDemo(database, now))) return;
  report("Making the demo community. This happens once and takes about half a minute.");
  const mailboxFolder = await mkdtemp(join(tmpdir(), "enishi-demo-"));
  const clock = createMovingClock(daysBefore(now, DEMO_DAYS, 9));
  const server = await createServer({
    ...options,
    database: { ...database, close: async () => {} },
    clock,
    redisUrl: undefined,
    rateLimits: false,
    mailUrl: null,
    mailboxFolder,
    // The person who waits reads a line for each step; the log is of no interest, and an error is thrown.
    logLevel: "silent",
  });
  try {
    const operatorAppKey = await play(server, clock, { report, now });
    await finish(database.kysely, operatorAppKey, now);
  } finally {
    await server.close();
    await rm(mailboxFolder, { recursive: true, force: true });
  }
  report("The demo community is ready.");
}

type Present = { readonly report: (line: string) => void; readonly now: Date };

async function play(server: EnishiServer, clock: MovingClock, present: Present): Promise<string> {
  const stage = createStage(server, clock, createSequence(20_261_121));
  const operatorAppKey = await liveThrough(stage, { ...present, days: DEMO_DAYS });
  clock.moveTo(present.now);
  await server.services.jobs.drain(server.services);
  const firstDay = tokyoDate(daysBefore(present.now, DEMO_DAYS, 9));
  await recordFiguresSince(server.services, firstDay);
  present.report("  The figures of each day are counted.");
  return operatorAppKey;
}
