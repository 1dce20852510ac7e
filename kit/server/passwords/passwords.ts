import { channel } from "node:diagnostics_channel";
import { hash, verify } from "@node-rs/argon2";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";

/** argon2id; about 7 ms of one core each. */
// The library names its algorithms in a const enum, which cannot be imported here: 2 is argon2id.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing never takes more than this share of the machine, and whoever would wait too long is told so at once. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 200;

/** Says that a password is being hashed, to whoever counts what a guess costs. */
export const passwordHashing = channel("enishi:password-hashing");

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw failure(commonErrors.ERROR_UNAVAILABLE);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  passwordHashing.publish({});
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

let decoy: Promise<string> | undefined;

/** Takes as long without a stored hash as with one, so that time does not tell whether an account exists. */
export async function verifyPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hash("an account that is not there", COST);
  const against = storedHash ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && storedHash !== null && storedHash !== undefined;
}
