import { createHash } from "node:crypto";
import { DAY_MS } from "#kit/contract/durations.ts";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import type { AccountKind } from "../access/actor.ts";
import { signedToken } from "../access/signed-token.ts";
import { failure } from "../failure.ts";
import type { Context } from "../http/context.ts";
import { areaOfKind, readDeviceToken } from "../http/session-cookie.ts";
import { ipAddressKey } from "../rate/ip-address-key.ts";
import type { GuessLimit } from "../rate/rate-classes.ts";
import { createKeyedSemaphore } from "../semaphore.ts";
import { verifyPassword } from "./passwords.ts";

type Caller = Pick<Context, "request" | "services" | "now">;
type Stored = { readonly id: number; readonly password_hash: string | null };
type Count = readonly [limit: GuessLimit, key: string];

const DEVICE_KNOWN_MS = 180 * DAY_MS;
/**
 * This many guesses of one count are under way at once and the others wait, since one that is under way counts as wrong:
 * a whole office with right passwords would be refused for coming at the same moment.
 */
const AT_ONCE = 4;
const WAITING_AT_MOST = 1_000;
const withSlot = createKeyedSemaphore({
  running: AT_ONCE,
  waiting: WAITING_AT_MOST,
  refuse: () => failure(commonErrors.ERROR_UNAVAILABLE),
});
const device = signedToken<number>({ purpose: "device", about: String, validMs: DEVICE_KNOWN_MS });
const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

/**
 * Whether the password is that of the account with the address, under the limits of wrong guesses: strict for an
 * account from places it has never been signed in from, and for an address; a browser that has been signed in before
 * counts by itself, so that whoever guesses from elsewhere does not shut the owner out. An address without an account
 * is treated the same and takes as long.
 * @throws ERROR_TOO_MANY_PASSWORDS
 */
export async function checkSignIn(
  context: Caller,
  typed: { readonly kind: AccountKind; readonly email: string; readonly password: string },
  account: Stored | undefined,
): Promise<boolean> {
  context.request.subject.accountId = account?.id ?? null;
  const known = account && knownDevice(context, typed.kind, account.id);
  return checkGuess(
    context,
    known
      ? [["device", known]]
      : [
          ["address", ipAddressKey(context.request.ipAddress)],
          ["account", digest(`${typed.kind}:${typed.email}`)],
        ],
    () => verifyPassword(account?.password_hash, typed.password),
  );
}

/**
 * Asks somebody who is signed in for the password again, so that an unattended screen does not give the account away.
 * @throws ERROR_TOO_MANY_PASSWORDS
 */
export const checkOwnPassword = (context: Caller, account: Stored, password: string): Promise<boolean> =>
  checkGuess(context, [["account", `own:${account.id}`]], () =>
    verifyPassword(account.password_hash, password),
  );

/**
 * What `open` answers to whoever shows the second factor, under the limits of wrong guesses, which it throws for; a
 * browser that has been signed in before counts by itself here too.
 * @throws ERROR_TOO_MANY_CODES
 */
export async function checkSecondStep<T>(
  context: Caller,
  account: { readonly id: number; readonly kind: AccountKind },
  open: () => Promise<T>,
): Promise<T> {
  context.request.subject.accountId = account.id;
  const known = knownDevice(context, account.kind, account.id);
  const count: Count = known ? ["device", `second:${known}`] : ["account", `second:${account.id}`];
  return withSlots([count], async () => {
    await takeGuesses(context, [count], commonErrors.ERROR_TOO_MANY_CODES);
    const opened = await open();
    await giveGuessesBack(context, [count]);
    return opened;
  });
}

/** From now on this browser counts its own wrong passwords for the account. */
export function rememberDevice(
  context: Caller & Pick<Context, "setDevice">,
  account: { readonly id: number; readonly kind: AccountKind },
): void {
  context.request.subject.accountId = account.id;
  context.setDevice(areaOfKind[account.kind], device.create(context, account.id), DEVICE_KNOWN_MS);
}

const knownDevice = (context: Caller, kind: AccountKind, accountId: number): string | undefined =>
  device.read(
    context,
    accountId,
    readDeviceToken(context.request.header("cookie"), areaOfKind[kind], context.services),
  );

const checkGuess = (
  context: Caller,
  counts: readonly Count[],
  verify: () => Promise<boolean>,
): Promise<boolean> =>
  withSlots(counts, async () => {
    await takeGuesses(context, counts, commonErrors.ERROR_TOO_MANY_PASSWORDS);
    const matches = await verify().catch(async (error: unknown) => {
      // No password was looked at: the server has more to hash than it can.
      await giveGuessesBack(context, counts);
      throw error;
    });
    if (matches) await giveGuessesBack(context, counts);
    else context.request.subject.hasGuessedWrong = true;
    return matches;
  });

/** Always in the order of the counts, so that no two wait for each other. */
const withSlots = <T>([count, ...others]: readonly Count[], task: () => Promise<T>): Promise<T> =>
  count ? withSlot(count.join(":"), () => withSlots(others, task)) : task();

/** Every count is taken before anything is looked at, since many may be tried at the same moment. */
async function takeGuesses(
  { services: { rateLimits } }: Caller,
  counts: readonly Count[],
  tooMany: ErrorCode,
) {
  for (const [limit, key] of counts) {
    const seconds = await rateLimits.takeGuess(limit, key);
    if (seconds !== undefined) throw failure(tooMany, { params: { seconds } });
  }
}

async function giveGuessesBack({ services: { rateLimits } }: Caller, counts: readonly Count[]) {
  for (const [limit, key] of counts) await rateLimits.giveGuessBack(limit, key);
}
