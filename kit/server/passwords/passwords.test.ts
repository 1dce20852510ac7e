import { expect, test } from "vitest";
import { hashPassword, passwordHashing, verifyPassword } from "./passwords.ts";

const password = "Sakura-2026";

test("a password is found again by its hash alone, and nothing is found where none is stored", async () => {
  const stored = await hashPassword(password);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword(password)).not.toBe(stored);
  expect(await verifyPassword(stored, password)).toBe(true);
  expect(await verifyPassword(stored, "Sakura-2027")).toBe(false);
  for (const none of [null, undefined]) expect(await verifyPassword(none, password)).toBe(false);
  // Knowing the decoy from the source opens nothing.
  expect(await verifyPassword(null, "an account that is not there")).toBe(false);
});

test("more than can wait are told at once, the others are served, and so is whoever comes then", async () => {
  const stored = await hashPassword(password);
  let begun = 0;
  passwordHashing.subscribe(() => {
    begun += 1;
  });
  const answers = await Promise.allSettled(
    Array.from({ length: 260 }, () => verifyPassword(stored, password)),
  );
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ message: "ERROR_UNAVAILABLE" });
  expect(begun).toBe(answers.length - refused.length);
  expect(answers.filter((answer) => answer.status === "fulfilled" && answer.value)).toHaveLength(begun);
  expect(await verifyPassword(stored, password)).toBe(true);
});
