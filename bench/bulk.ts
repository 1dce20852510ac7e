import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { showActivity } from "#features/activity/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { seedCandidates } from "#features/candidates/server/candidates.test-helper.ts";
import { createManagementFlag } from "#features/management-flags/contract/calls.ts";
import { peopleActs } from "#features/people/contract/acts.ts";
import { exportPeople, fileEncodings } from "#features/people/contract/export-people.ts";
import type { BulkCall } from "#kit/contract/bulk.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { copyTemplate, engine, prepareTemplate } from "#kit/testing/template.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { ms, print, printConditions } from "./print.ts";
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

const middle = (times: readonly number[]) =>
  ms(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);

/** From the preview to the last of them, as the console asks. */
async function carryOut(call: BulkCall, ids: number[], more: object = {}) {
  const body = { ids, ...more };
  const from = performance.now();
  const { as_of } = (await misaki.call(call.preview, { params, body })).data;
  const asked = performance.now();
  const { activity } = (await misaki.call(call, { params, body: { ...body, as_of } })).data;
  const answered = performance.now();
  const progress = async () =>
    (await misaki.call(showActivity, { params: { ...params, activity_id: activity } })).data;
  let now = await progress();
  for (; now.state === "running"; now = await progress()) await wait(20);
  if (now.done !== ids.length) throw new Error(`${call.kind} was done to ${now.done} of ${ids.length}`);
  return { shown: asked - from, answered: answered - asked, done: performance.now() - asked };
}

const approvals: Awaited<ReturnType<typeof carryOut>>[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  approvals.push(await carryOut(approveCandidates, waiting.slice(round * APPROVED, (round + 1) * APPROVED)));
const of = (name: "shown" | "answered" | "done") => middle(approvals.map((one) => one[name]));
print(
  `${APPROVED} candidates approved, ${engine}, median of ${ROUNDS}: shown whom it hits in ${of("shown")} ms, answered in ${of("answered")} ms, done with every mail queued in ${of("done")} ms.`,
);

print();
print(`${MANY} people, ${engine}, once each:`);
print("| act | shown ms | answered ms | done ms |");
print("|---|---|---|---|");
const flag = (await misaki.call(createManagementFlag, { params, body: { name: "計測" } })).data.id;
for (const [name, { alumnus: call }] of Object.entries(peopleActs)) {
  const { shown, answered, done } = await carryOut(
    call,
    members,
    name === "flagPeople" ? { add: [flag] } : {},
  );
  print(`| ${name} | ${ms(shown)} | ${ms(answered)} | ${ms(done)} |`);
}
for (const encoding of fileEncodings) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    const { bytes } = await misaki.send(exportPeople.alumnus, {
      params,
      body: { ids: members, sort: "name", encoding },
    });
    times.push(performance.now() - from);
    if (bytes.length < MANY) throw new Error("the file is short");
  }
  print(`A file of them in ${encoding}, median of ${ROUNDS}: ${middle(times)} ms.`);
}
await server.stop();
await remove();
await rm(folder, { recursive: true, force: true });
