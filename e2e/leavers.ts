import type { Db } from "#kit/server/database/database.ts";
import type { CastPerson } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";

const windows = ["desktop", "phone"] as const;
const TRIES = 2;

/** Returns a person of Aoba for each window and try, since one leaves once. */
export const leaver = (window: string, retry: number): CastPerson => ({
  kind: "alumnus",
  family: "藤原",
  given: window === "phone" ? `渚${retry}` : `薫${retry}`,
  familyKana: "フジワラ",
  givenKana: "カオル",
  email: `leaver-${window}-${retry}@example.jp`,
  community: "aoba",
});

export async function layLeavers(db: Db, communityId: number): Promise<void> {
  for (const window of windows)
    for (let retry = 0; retry < TRIES; retry += 1) {
      const person = leaver(window, retry);
      await seedPerson(db, `session-of-${person.email}`, person, new Map([["aoba", communityId]]));
    }
}
