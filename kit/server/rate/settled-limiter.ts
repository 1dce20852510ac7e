import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { SharedRedis } from "../redis.ts";
import type { Figures } from "./rate-classes.ts";

/** So much later the other processes know of what was counted in one. */
const SETTLED_EVERY_MS = 1_000;
/** Whoever has used up less than this of the limit in a process is nothing the others have to know of. */
const SHARED_FROM = 1 / 10;

/**
 * Counts in the process, so that it costs nothing, and adds up with the other processes every second: whoever is over
 * the limit with all of them together is refused in each. While Redis is away each process counts for itself.
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
