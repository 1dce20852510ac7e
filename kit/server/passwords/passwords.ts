import { channel } from "node:diagnostics_channel";
import { Piscina } from "piscina";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "../failure.ts";
import type * as argon2 from "./argon2.ts";

/** Hashing takes at most this many threads, and beyond this many waiting a call is refused at once. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 200;
/** Everything else on the machine comes first. */
const LOWEST_PRIORITY = 19;

/** Announces each password to hash to whoever measures what a guess costs. */
export const passwordHashing = channel("enishi:password-hashing");

let started: Piscina | undefined;
const threads = (): Piscina => {
  started ??= new Piscina({
    filename: new URL("./argon2.ts", import.meta.url).href,
    minThreads: AT_ONCE,
    maxThreads: AT_ONCE,
    niceIncrement: LOWEST_PRIORITY,
    recordTiming: false,
  });
  return started;
};

async function runOnThread<Name extends keyof typeof argon2>(
  name: Name,
  task: Parameters<(typeof argon2)[Name]>[0],
): Promise<ReturnType<(typeof argon2)[Name]>> {
  const pool = threads();
  if (pool.queueSize >= WAITING_AT_MOST) throw failure(commonErrors.ERROR_UNAVAILABLE);
  passwordHashing.publish({});
  return pool.run(task, { name });
}

export const hashPassword = (password: string): Promise<string> => runOnThread("hash", password);

/** Returns false without a stored hash, after as long as with one. */
export const verifyPassword = (stored: string | null | undefined, password: string): Promise<boolean> =>
  runOnThread("verify", { stored, password });
