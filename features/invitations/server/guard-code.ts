import { commonErrors } from "#kit/contract/errors.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { Failure, failure } from "#kit/server/failure.ts";
import type { RequestFacts } from "#kit/server/http/context.ts";
import { ipAddressKey } from "#kit/server/rate/ip-address-key.ts";
import type { GuessLimit } from "#kit/server/rate/rate-classes.ts";
import type { RateLimits } from "#kit/server/rate/rate-limits.ts";
import { createKeyedSemaphore } from "#kit/server/semaphore.ts";

export type CodeGuesser = {
  readonly services: { readonly rateLimits: RateLimits };
  readonly request: Pick<RequestFacts, "ipAddress">;
  readonly account?: Pick<Account, "accountId"> | null;
};

/**
 * This many are looked up at once and others wait, since one under way counts as wrong: otherwise a hall full of people
 * with the right code would be refused for coming at the same moment.
 */
const AT_ONCE = 3;
const WAITING_AT_MOST = 1_000;
const withSlot = createKeyedSemaphore({
  running: AT_ONCE,
  waiting: WAITING_AT_MOST,
  refuse: () => failure(commonErrors.ERROR_UNAVAILABLE),
});

/**
 * Opens a code that is short enough to be guessed, under the limits of wrong ones. It is counted before it is looked up,
 * since many may arrive at the same moment. Guests behind one address share its count; somebody signed in has their own.
 * @throws ERROR_TOO_MANY_REQUESTS
 */
export async function guardCode<T>(guesser: CodeGuesser, open: () => Promise<T>): Promise<T> {
  const { account, request, services } = guesser;
  const key = account ? `account:${account.accountId}` : `address:${ipAddressKey(request.ipAddress)}`;
  return withSlot(key, async () => {
    const limit = await take(services.rateLimits, key);
    const giveBack = () => services.rateLimits.giveGuessBack(limit, key);
    const opened = await open().catch(async (error: unknown) => {
      // Where it was not looked up to the end, nothing was learnt of the code.
      if (!(error instanceof Failure)) await giveBack();
      throw error;
    });
    await giveBack();
    return opened;
  });
}

async function take(rateLimits: RateLimits, key: string): Promise<GuessLimit> {
  if ((await rateLimits.takeGuess("code", key)) === undefined) return "code";
  const seconds = await rateLimits.takeGuess("furtherCode", key);
  if (seconds === undefined) return "furtherCode";
  throw failure(commonErrors.ERROR_TOO_MANY_REQUESTS, { params: { seconds } });
}
