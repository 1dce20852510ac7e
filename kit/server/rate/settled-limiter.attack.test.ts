import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { until } from "#kit/testing/until.ts";
import { connectRedis } from "../redis.ts";
import { rateClasses } from "./rate-classes.ts";
import { createRateLimits } from "./rate-limits.ts";

const redisUrl = process.env.TEST_REDIS_URL;
const { points } = rateClasses.read;

describe.runIf(redisUrl)("reads in several processes", async () => {
  // Every run has a prefix of its own, like products that share one Redis.
  const secret = randomUUID();
  const log = pino({ level: "silent" });
  const connections = await Promise.all([1, 2].map(() => connectRedis(redisUrl ?? "", secret, log)));
  afterAll(() => {
    for (const connection of connections) connection.close();
  });
  const [one, other] = connections.map(createRateLimits);
  const read = async (limits: typeof one, key: string, times: number) => {
    for (let i = 0; i < times; i += 1) await limits?.consume("read", key);
  };
  const isRefused = (limits: typeof one, key: string) =>
    read(limits, key, 1).then(
      () => false,
      () => true,
    );

  test("whoever has read the most that is allowed in one is soon refused in the other too", async () => {
    await read(one, "everywhere", points / 2);
    await read(other, "everywhere", points / 2);
    await until("both refuse", async () =>
      (await Promise.all([one, other].map((limits) => isRefused(limits, "everywhere")))).every(Boolean),
    );
    expect(await isRefused(one, "somebody else")).toBe(false);
  });

  test("whoever reads as people do is counted in no other place", async () => {
    await read(one, "a person", points / 20);
    const [{ client, prefix }] = connections as [(typeof connections)[0]];
    expect(await client.exists(`${prefix}:rate:read:a person`)).toBe(0);
  });
});
