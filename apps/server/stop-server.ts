import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createDeadline } from "#kit/server/deadline.ts";
import type { Drain } from "#kit/server/http/drain.ts";
import type { Services } from "#kit/server/work/services.ts";

export type StopTimes = {
  /** A process that reports not to be ready still takes requests for this long, so that a load balancer notices. */
  readonly graceMs: number;
  /** Everything together may take this long, the grace included. */
  readonly withinMs: number;
};
export const atOnce: StopTimes = { graceMs: 0, withinMs: 10_000 };

type Parts = {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  readonly services: Services;
  /** Closes what the features depend on, when none of them runs any more. */
  readonly disconnect: () => Promise<void>;
};

const DISCONNECT_WITHIN_MS = 3_000;

/**
 * Ends a process so that nobody notices: it reports not to be ready, answers the requests under way and finishes or
 * hands back its jobs; the database closes last, since everything before may need it.
 */
export async function stopServer(
  { app, drain, services, disconnect }: Parts,
  times: StopTimes,
): Promise<void> {
  const { jobs, live, log, mailer } = services;
  const deadline = createDeadline(times.withinMs);
  drain.begin();
  const jobsStopped = jobs.stop(deadline);
  mailer.stop();
  await wait(Math.min(times.graceMs, deadline.leftMs()));
  // Browsers reconnect by themselves when their socket breaks, by now to another process.
  const liveClosed = live.close();
  const requestsCut = await drain.finish(deadline);
  const jobsCut = await jobsStopped;
  if (requestsCut + jobsCut > 0)
    log.warn(
      `the process ends with ${requestsCut} requests and ${jobsCut} jobs still under way; the requests are cut, the jobs will run again`,
    );
  const ending = createDeadline(DISCONNECT_WITHIN_MS);
  if (!(await ending.holds(Promise.all([app.close(), liveClosed]).then(disconnect))))
    log.warn("the process ends without having closed all its connections in time");
}
