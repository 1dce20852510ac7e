import { passwordHashing } from "#kit/server/passwords/passwords.ts";

/** Counts how many passwords have been hashed or compared since. */
export function countPasswordWork(): () => number {
  let count = 0;
  passwordHashing.subscribe(() => {
    count += 1;
  });
  return () => count;
}

/** Waits until this many passwords have begun to be hashed or compared. */
export async function passwordWork(times: number): Promise<void> {
  await new Promise<void>((resolve) => {
    let left = times;
    const begun = () => {
      left -= 1;
      if (left > 0) return;
      passwordHashing.unsubscribe(begun);
      resolve();
    };
    passwordHashing.subscribe(begun);
  });
}
