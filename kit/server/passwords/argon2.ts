// This runs in threads of its own, see `passwords.ts`.
import { hashSync, verifySync } from "@node-rs/argon2";

/** These costs of argon2id take about 7 ms of one core. */
// The library names its algorithms in a const enum, which cannot be imported here: 2 is argon2id.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hash = (password: string): string => hashSync(password, COST);

/** Passwords without a stored hash are compared with this. It is made at the start, so that no guess is slower. */
const decoy = hash("an account that is not there");

type Guess = { readonly stored: string | null | undefined; readonly password: string };

/** Takes as long without a stored hash as with one, so that timing does not tell whether an account exists. */
export const verify = ({ stored, password }: Guess): boolean =>
  verifySync(stored ?? decoy, password) && stored !== null && stored !== undefined;
