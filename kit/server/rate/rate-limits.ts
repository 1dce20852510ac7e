import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { RateClass } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";
import type { SharedRedis } from "../redis.ts";
import { type Figures, type GuessLimit, guessLimits, rateClasses } from "./rate-classes.ts";

export type RateLimits = {
  /** @throws ERROR_TOO_MANY_REQUESTS */
  readonly consume: (rate: RateClass, key: string) => Promise<void>;
  /** Counts a guess before it is made, so that many at once cannot all pass; the seconds to wait where it may not be made. */
  readonly takeGuess: (limit: GuessLimit, key: string) => Promise<number | undefined>;
  /** It was no guess. */
  readonly giveGuessBack: (limit: GuessLimit, key: string) => Promise<void>;
};

export const noRateLimits: RateLimits = {
  consume: async () => {},
  takeGuess: async () => undefined,
  giveGuessBack: async () => {},
};

/**
 * Reads are counted in the process, so that they cost nothing; the others are counted in Redis where there is one,
 * and in the process while it is away.
 */
export function createRateLimits(redis: SharedRedis | undefined): RateLimits {
  const classes = createLimiters(rateClasses, redis);
  const guesses = createLimiters(
    Object.fromEntries(Object.entries(guessLimits).map(([name, figures]) => [`guess:${name}`, figures])),
    redis,
  );
  return {
    async consume(rate, key) {
      const seconds = await take(classes[rate], key);
      if (seconds !== undefined) throw failure(commonErrors.ERROR_TOO_MANY_REQUESTS, { params: { seconds } });
    },
    takeGuess: (limit, key) => take(guesses[`guess:${limit}`], key),
    async giveGuessBack(limit, key) {
      await guesses[`guess:${limit}`]?.reward(key);
    },
  };
}

/** Counts one; the seconds to wait where the limit has been reached. */
async function take(limiter: RateLimiterAbstract | undefined, key: string): Promise<number | undefined> {
  try {
    await limiter?.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}

const createLimiters = (
  figures: Readonly<Record<string, Figures>>,
  redis: SharedRedis | undefined,
): Record<string, RateLimiterAbstract> =>
  Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, createLimiter(name, one, redis)]));

function createLimiter(name: string, figures: Figures, redis: SharedRedis | undefined): RateLimiterAbstract {
  const options = { ...figures, keyPrefix: `${redis?.prefix ?? "enishi"}:rate:${name}` };
  const memory = new RateLimiterMemory(options);
  return redis && name !== "read"
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis.client,
        insuranceLimiter: memory,
        rejectIfRedisNotReady: true,
      })
    : memory;
}
