import type { Db } from "#kit/server/database/database.ts";
import type { CastPerson } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";

const TRIES = 2;

/** Returns a person of Aoba for each try, since one leaves once. */
export const leaver = (retry: number): CastPerson => ({
  kind: "alumnus",
  family: "藤原",
  given: `渚${retry}`,
  familyKana: "フジワラ",
  givenKana: "カオル",
  email: `leaver-${retry}@example.jp`,
  community: "aoba",
});

export async function layLeavers(db: Db, communityId: number): Promise<void> {
  for (let retry = 0; retry < TRIES; retry += 1) {
    const person = leaver(retry);
    await seedPerson(db, `session-of-${person.email}`, person, new Map([["aoba", communityId]]));
  }
}
