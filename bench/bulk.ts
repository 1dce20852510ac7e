import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { showActivity } from "#features/activity/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { seedCandidates } from "#features/candidates/server/candidates.test-helper.ts";
import { copyTemplate, engine, prepareTemplate } from "#kit/testing/template.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { ms, print, printConditions } from "./print.ts";
import { startProcess } from "./process.ts";

const PEOPLE = 300;
const ROUNDS = 5;
const params = { id: 1 };

printConditions();
await prepareTemplate();
const folder = await mkdtemp(join(tmpdir(), "enishi-bench-bulk-"));
const { settings, look, remove } = await copyTemplate(folder);
const waiting = await look(async (database) => {
  await database.kysely.updateTable("communities").set({ member_limit: 5_000 }).execute();
  const clock = { now: () => new Date() };
  return seedCandidates({ database, clock: clock as never }, params.id, PEOPLE * ROUNDS);
});
const server = await startProcess("our-server.ts", {
  DATABASE_URL: settings.DATABASE_URL ?? "",
  FOLDER: folder,
});
const misaki = createHttpClient(server.url, "misaki");
const times: { shown: number; answered: number; done: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const ids = waiting.slice(round * PEOPLE, (round + 1) * PEOPLE).map(({ id }) => id);
  const from = performance.now();
  const { as_of } = (await misaki.call(approveCandidates.preview, { params, body: { ids } })).data;
  const asked = performance.now();
  const { activity } = (await misaki.call(approveCandidates, { params, body: { ids, as_of } })).data;
  const answered = performance.now();
  for (let state = "running"; state === "running"; await wait(20))
    state = (await misaki.call(showActivity, { params: { ...params, activity_id: activity } })).data.state;
  times.push({ shown: asked - from, answered: answered - asked, done: performance.now() - asked });
}
const median = (of: keyof (typeof times)[number]) =>
  ms(times.map((one) => one[of]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
print(
  `${PEOPLE} candidates approved, ${engine}, median of ${ROUNDS}: shown whom it hits in ${median("shown")} ms, answered in ${median("answered")} ms, done with every mail queued in ${median("done")} ms.`,
);
await server.stop();
await remove();
await rm(folder, { recursive: true, force: true });
