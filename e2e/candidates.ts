import type { Db } from "#kit/server/database/database.ts";
import type { Person } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";

/** What `journey.unique` adds for each size of window, the first time and the second. */
const runs = ["（大）", "（小）", "（大1）", "（小1）"];

const candidate = (run: string, given: string, email: string): Person => ({
  kind: "alumnus",
  family: `待機${run}`,
  given,
  familyKana: "タイキ",
  givenKana: "タロウ",
  email: `${email}-${runs.indexOf(run)}@example.jp`,
  community: "aoba",
  state: "under_review",
});

/** Three people who wait to be let in, since a decision about somebody is made once. */
export const candidatesOf = (run: string) => ({
  family: `待機${run}`,
  rejected: candidate(run, "一", "waiting-one"),
  approved: [candidate(run, "二", "waiting-two"), candidate(run, "三", "waiting-three")],
});

export async function layCandidates(db: Db, communityId: number): Promise<void> {
  for (const run of runs) {
    const { rejected, approved } = candidatesOf(run);
    for (const person of [rejected, ...approved])
      await seedPerson(db, `session-of-${person.email}`, person, new Map([["aoba", communityId]]));
  }
}
