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
 * This many guesses of one count run at once and others wait, since one under way counts as wrong: otherwise an office
 * full of right passwords would be refused for coming at the same moment.
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
 * Tells whether the password is that of the account with the address, under the limits of wrong guesses. They are
 * strict for an account from unknown browsers, and for a network address; a known device has a count of its own, so
 * that guesses from elsewhere do not shut the owner out. An address without an account is treated the same and takes as
 * long.
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
 * Asks a signed-in person for the password again, so that an unattended screen does not give the account away.
 * @throws ERROR_TOO_MANY_PASSWORDS
 */
export const checkOwnPassword = (context: Caller, account: Stored, password: string): Promise<boolean> =>
  checkGuess(context, [["account", `own:${account.id}`]], () =>
    verifyPassword(account.password_hash, password),
  );

/**
 * Returns what `open` answers for the second factor, under the limits of wrong guesses; a known device has a count of
 * its own here too.
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

/** Gives this browser a count of its own for wrong passwords of the account. */
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
      // No password was compared, because the server has more to hash than it can.
      await giveGuessesBack(context, counts);
      throw error;
    });
    if (matches) await giveGuessesBack(context, counts);
    else context.request.subject.hasGuessedWrong = true;
    return matches;
  });

/** The order of the counts is always the same, so that no two calls wait for each other. */
const withSlots = <T>([count, ...others]: readonly Count[], task: () => Promise<T>): Promise<T> =>
  count ? withSlot(count.join(":"), () => withSlots(others, task)) : task();

/** Every count is taken before the comparison, since many guesses may arrive at the same moment. */
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
