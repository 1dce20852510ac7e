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
import {
  type Budget,
  budgets,
  type Figures,
  type GuessLimit,
  guessLimits,
  type LiveLimit,
  liveLimits,
  rateClasses,
} from "./rate-classes.ts";
import { SettledLimiter } from "./settled-limiter.ts";

export type RateLimits = {
  readonly consume: (rate: RateClass, key: string) => Promise<void>;
  /** Counts a guess before it is checked, so that not many pass at once; returns the seconds to wait if refused. */
  readonly takeGuess: (limit: GuessLimit, key: string) => Promise<number | undefined>;
  /** Counts what a live connection asks for; returns the seconds to wait if refused. */
  readonly takeLive: (limit: LiveLimit, key: string) => Promise<number | undefined>;
  /** The password or code was right, so it does not count as a guess. */
  readonly giveGuessBack: (limit: GuessLimit, key: string) => Promise<void>;
  /** @throws ERROR_TOO_MANY_REQUESTS where the whole budget has been spent */
  readonly assertLeft: (budget: Budget, key: string) => Promise<void>;
  readonly spend: (budget: Budget, key: string, points: number) => Promise<void>;
};

export const noRateLimits: RateLimits = {
  consume: async () => {},
  takeGuess: async () => undefined,
  takeLive: async () => undefined,
  giveGuessBack: async () => {},
  assertLeft: async () => {},
  spend: async () => {},
};

/**
 * Counts in Redis where there is one, and in the process while Redis is away. Reads do not wait for Redis: they are
 * counted in the process, and the sum is exchanged every second.
 */
export function createRateLimits(redis: SharedRedis | undefined): RateLimits {
  const classes = createLimiters(rateClasses, redis);
  const guesses = createLimiters(named("guess", guessLimits), redis);
  const accounts = createLimiters(named("budget", budgets), redis);
  const live = createLimiters(named("live", liveLimits), redis);
  return {
    async consume(rate, key) {
      const seconds = await take(classes[rate], key);
      if (seconds !== undefined) throw tooMany(seconds);
    },
    takeGuess: (limit, key) => take(guesses[`guess:${limit}`], key),
    takeLive: (limit, key) => take(live[`live:${limit}`], key),
    async giveGuessBack(limit, key) {
      await guesses[`guess:${limit}`]?.reward(key);
    },
    async assertLeft(budget, key) {
      const spent = await accounts[`budget:${budget}`]?.get(key);
      if (spent && spent.remainingPoints <= 0) throw tooMany(waitOf(spent));
    },
    async spend(budget, key, points) {
      await accounts[`budget:${budget}`]?.penalty(key, points);
    },
  };
}

/** Counts one; returns the seconds to wait where the limit has been reached. */
async function take(limiter: RateLimiterAbstract | undefined, key: string): Promise<number | undefined> {
  try {
    await limiter?.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return waitOf(refusal);
  }
}

const tooMany = (seconds: number) => failure(commonErrors.ERROR_TOO_MANY_REQUESTS, { params: { seconds } });
const waitOf = ({ msBeforeNext }: RateLimiterRes): number => Math.ceil(msBeforeNext / 1000);
const named = (kind: string, figures: Readonly<Record<string, Figures>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, one]) => [`${kind}:${name}`, one]));

const createLimiters = (
  figures: Readonly<Record<string, Figures>>,
  redis: SharedRedis | undefined,
): Record<string, RateLimiterAbstract> =>
  Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, createLimiter(name, one, redis)]));

function createLimiter(name: string, figures: Figures, redis: SharedRedis | undefined): RateLimiterAbstract {
  const options = { ...figures, keyPrefix: `${redis?.prefix ?? "enishi"}:rate:${name}` };
  if (!redis) return new RateLimiterMemory(options);
  if (name === "read") return new SettledLimiter(options, redis);
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    insuranceLimiter: new RateLimiterMemory(options),
    rejectIfRedisNotReady: true,
  });
}
