import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RateClass } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";
import type { SharedRedis } from "../redis.ts";
import { rateClasses } from "./rate-classes.ts";

export type RateLimits = { readonly consume: (rate: RateClass, key: string) => Promise<void> };

export const noRateLimits: RateLimits = { consume: async () => {} };

/** Reads are counted in the process, so that they cost nothing; the others are counted in Redis where there is one. */
export function createRateLimits(redis: SharedRedis | undefined): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(rateClasses).map(([name, figures]) => [name, createLimiter(name, figures, redis)]),
  );
  return {
    async consume(rate, key) {
      try {
        await limiters[rate]?.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw failure(commonErrors.ERROR_TOO_MANY_REQUESTS, { params: { seconds } });
      }
    },
  };
}

function createLimiter(
  name: string,
  figures: { points: number; duration: number },
  redis: SharedRedis | undefined,
) {
  const options = { ...figures, keyPrefix: `${redis?.prefix ?? "enishi"}:rate:${name}` };
  const memory = new RateLimiterMemory(options);
  return redis && name !== "read"
    ? new RateLimiterRedis({ ...options, storeClient: redis.client, insuranceLimiter: memory })
    : memory;
}
