import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { SharedRedis } from "../redis.ts";
import type { Figures } from "./rate-classes.ts";

/** The other processes learn of what was counted in one after this time. */
const SETTLED_EVERY_MS = 1_000;
/** A process does not share a count below this part of the limit. */
const SHARED_FROM = 1 / 10;

/**
 * Counts in the process, which costs nothing, and adds up with the other processes every second: whoever is over the
 * limit in all of them together is refused in each. While Redis is away, each process counts for itself.
 */
export class SettledLimiter extends RateLimiterMemory {
  private readonly shared: RateLimiterRedis;
  private readonly sharedFrom: number;
  private readonly unshared = new Map<string, number>();
  private settling: NodeJS.Timeout | undefined;

  constructor(options: Figures & { readonly keyPrefix: string }, { client }: SharedRedis) {
    super(options);
    this.sharedFrom = Math.ceil(options.points * SHARED_FROM);
    this.shared = new RateLimiterRedis({ ...options, storeClient: client, rejectIfRedisNotReady: true });
  }

  override async consume(key: string) {
    const counted = await super.consume(key);
    if (counted.consumedPoints >= this.sharedFrom) {
      const first = counted.consumedPoints === this.sharedFrom;
      this.unshared.set(key, (this.unshared.get(key) ?? 0) + (first ? this.sharedFrom : 1));
      this.settling ??= setTimeout(() => void this.settle(), SETTLED_EVERY_MS).unref();
    }
    return counted;
  }

  private async settle(): Promise<void> {
    const unshared = [...this.unshared];
    this.unshared.clear();
    this.settling = undefined;
    await Promise.allSettled(unshared.map(([key, points]) => this.share(key, points)));
  }

  private async share(key: string, points: number): Promise<void> {
    const { consumedPoints, msBeforeNext } = await this.shared.penalty(key, points);
    if (consumedPoints >= this.points) await this.block(key, Math.ceil(msBeforeNext / 1_000));
  }
}
