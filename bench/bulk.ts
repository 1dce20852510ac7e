import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { systemClock } from "#kit/server/clock.ts";
import type { Database } from "#kit/server/database/database.ts";
import { engine } from "#kit/testing/template.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { carryOut, measureActs } from "./carry-out.ts";
import { withCastServer } from "./cast-server.ts";
import { ms, print, printConditions } from "./print.ts";
import { medianOf } from "./times.ts";

const APPROVED = 300;
const MANY = limits.bulkSelection;
const ROUNDS = 5;
const params = { id: 1 };

printConditions();
await withCastServer({ prepare: seedPeople }, async ({ url }, { waiting, members }) => {
  const misaki = createHttpClient(url, "misaki");
  const approvals: Awaited<ReturnType<typeof carryOut>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    approvals.push(
      await carryOut(misaki, approveCandidates, waiting.slice(round * APPROVED, (round + 1) * APPROVED)),
    );
  const of = (name: "shown" | "answered" | "done") => ms(medianOf(approvals.map((one) => one[name])));
  print(
    `${APPROVED} candidates approved, ${engine}, median of ${ROUNDS}: shown whom it hits in ${of("shown")} ms, answered in ${of("answered")} ms, done with every mail queued in ${of("done")} ms.`,
  );
  print();
  await measureActs(misaki, members);
});

async function seedPeople(database: Database) {
  const { kysely } = database;
  await kysely.updateTable("communities").set({ member_limit: 5_000 }).execute();
  const seed = async (count: number, name: string) =>
    (await seedCandidates({ database, clock: systemClock }, params.id, count, name)).map(({ id }) => id);
  const members = await seed(MANY, "joined");
  await kysely
    .updateTable("memberships")
    .set({ state: "participating" })
    .where("id", "in", members)
    .execute();
  await kysely
    .updateTable("communities")
    .set((eb) => ({ alumni_count: eb("alumni_count", "+", MANY), candidate_count: 0 }))
    .where("id", "=", params.id)
    .execute();
  return { waiting: await seed(APPROVED * ROUNDS, "waiting"), members };
}
