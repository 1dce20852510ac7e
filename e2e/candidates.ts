import type { Db } from "#kit/server/database/database.ts";
import type { CastPerson } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";

/** `journey.unique` adds these on the first try and the second. */
const runs = ["（大）", "（大1）"];

const candidate = (run: string, given: string, email: string, family = "待機"): CastPerson => ({
  kind: "alumnus",
  family: `${family}${run}`,
  given,
  familyKana: "タイキ",
  givenKana: "タロウ",
  email: `${email}-${runs.indexOf(run)}@example.jp`,
  community: "aoba",
  state: "under_review",
});

/** Returns candidates for one run, since each can be decided about only once. */
export const candidatesOf = (run: string) => ({
  family: `待機${run}`,
  rejected: candidate(run, "一", "waiting-one"),
  approved: [candidate(run, "二", "waiting-two"), candidate(run, "三", "waiting-three")],
  byKeyboard: candidate(run, "四", "waiting-four", "鍵盤"),
});

export async function layCandidates(db: Db, communityId: number): Promise<void> {
  for (const run of runs) {
    const { rejected, approved, byKeyboard } = candidatesOf(run);
    for (const person of [rejected, ...approved, byKeyboard])
      await seedPerson(db, `session-of-${person.email}`, person, new Map([["aoba", communityId]]));
  }
}

/** This many wait in Minato, so that their list is as long as an office's. */
export const CROWD = 2_003;
