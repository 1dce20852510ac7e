import { createHash } from "node:crypto";
import { type Command, Redis } from "ioredis";
import type { Logger } from "pino";
import { createAbsence } from "./absence.ts";

export type SharedRedis = {
  /** Sends commands. While Redis is away it fails at once, so that nobody waits for what works without it. */
  readonly client: Redis;
  /** Receives messages, and subscribes again by itself after an interruption. */
  readonly subscriber: Redis;
  /** Begins every key and channel: products may share one Redis, whose channels know no databases. */
  readonly prefix: string;
  readonly close: () => void;
};

/** A Redis that does not answer for this long counts as away. */
const ANSWER_MS = 1_000;
const ASKED_EVERY_MS = 1_000;
const absenceWords = {
  away: "Redis is away: live events and rate limits stop at this process",
  back: "Redis is back",
  afterMs: 1_000,
};
const RETRY_MS = { first: 100, most: 1_000 };

/** The libraries that publish and subscribe ignore the returned promise, whose rejection would end the process. */
class ForgivingRedis extends Redis {
  override sendCommand(...sent: [command: Command]): unknown {
    const answer = super.sendCommand(...sent);
    (answer as Promise<unknown>).catch(() => {});
    return answer;
  }
}

/**
 * Connects without waiting for Redis: the product works without it until it is there. All processes of one product
 * share its secret, and so the prefix.
 */
export async function connectRedis(url: string, secret: string, log: Logger): Promise<SharedRedis> {
  const options = {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    retryStrategy: (times: number) => Math.min(times * RETRY_MS.first, RETRY_MS.most),
  };
  const client = new ForgivingRedis(url, {
    ...options,
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  // Subscriptions are sent once Redis is there, however long that takes.
  const subscriber = new ForgivingRedis(url, { ...options, maxRetriesPerRequest: null });
  const stopWatching = watch([client, subscriber], log);
  await Promise.allSettled([client.connect(), subscriber.connect()]);
  const product = createHash("sha256").update(`redis:${secret}`).digest("hex").slice(0, 16);
  return {
    client,
    subscriber,
    prefix: `enishi:${product}`,
    close: () => {
      stopWatching();
      client.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Notices silence, and reports Redis as away while either connection is lost. */
function watch(connections: readonly Redis[], log: Logger): () => void {
  const absence = createAbsence(log, absenceWords);
  const lost = new Set<Redis>();
  let stopped = false;
  for (const connection of connections) {
    let reason: unknown;
    connection.on("error", (error) => {
      reason = error;
    });
    connection.on("close", () => {
      lost.add(connection);
      if (!stopped) absence.begins(reason);
    });
    connection.on("ready", () => {
      lost.delete(connection);
      if (lost.size === 0) absence.ends();
    });
  }
  const asking = setInterval(() => {
    for (const connection of connections) if (connection.status === "ready") void connection.ping();
  }, ASKED_EVERY_MS);
  return () => {
    stopped = true;
    clearInterval(asking);
  };
}
