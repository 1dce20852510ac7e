import { passwordHashing } from "#kit/server/passwords/passwords.ts";

/** Answers how many passwords have been hashed and compared since. */
export function countPasswordWork(): () => number {
  let count = 0;
  passwordHashing.subscribe(() => {
    count += 1;
  });
  return () => count;
}
