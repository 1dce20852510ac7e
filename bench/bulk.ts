import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { seedCandidates } from "#features/candidates/server/candidates.test-helper.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { copyTemplate, engine, prepareTemplate } from "#kit/testing/template.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { carryOut, measureActs, middle } from "./carry-out.ts";
import { print, printConditions } from "./print.ts";
import { startProcess } from "./process.ts";

const APPROVED = 300;
const MANY = limits.bulkSelection;
const ROUNDS = 5;
const params = { id: 1 };

printConditions();
await prepareTemplate();
const folder = await mkdtemp(join(tmpdir(), "enishi-bench-bulk-"));
const { settings, look, remove } = await copyTemplate(folder);
const [waiting, members] = await look(async (database) => {
  const { kysely } = database;
  await kysely.updateTable("communities").set({ member_limit: 5_000 }).execute();
  const clock = { now: () => new Date() };
  const seed = async (count: number, name: string) =>
    (await seedCandidates({ database, clock: clock as never }, params.id, count, name)).map(({ id }) => id);
  const joined = await seed(MANY, "joined");
  await kysely.updateTable("memberships").set({ state: "participating" }).where("id", "in", joined).execute();
  await kysely
    .updateTable("communities")
    .set((eb) => ({ alumni_count: eb("alumni_count", "+", MANY), candidate_count: 0 }))
    .where("id", "=", params.id)
    .execute();
  return [await seed(APPROVED * ROUNDS, "waiting"), joined];
});
const server = await startProcess("our-server.ts", {
  DATABASE_URL: settings.DATABASE_URL ?? "",
  FOLDER: folder,
});
const misaki = createHttpClient(server.url, "misaki");

const approvals: Awaited<ReturnType<typeof carryOut>>[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  approvals.push(
    await carryOut(misaki, approveCandidates, waiting.slice(round * APPROVED, (round + 1) * APPROVED)),
  );
const of = (name: "shown" | "answered" | "done") => middle(approvals.map((one) => one[name]));
print(
  `${APPROVED} candidates approved, ${engine}, median of ${ROUNDS}: shown whom it hits in ${of("shown")} ms, answered in ${of("answered")} ms, done with every mail queued in ${of("done")} ms.`,
);

print();
await measureActs(misaki, members);
await server.stop();
await remove();
await rm(folder, { recursive: true, force: true });
