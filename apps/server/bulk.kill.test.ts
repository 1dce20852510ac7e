import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { showBulkAct } from "#features/bulk-results/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import { createTestClock } from "#kit/testing/clock.ts";
import { startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";
import { finishElsewhere } from "./jobs.test-helper.ts";

const AOBA = 1;
const PEOPLE = 900;
const params = { id: AOBA };
const folder = await mkdtemp(join(tmpdir(), "enishi-killed-bulk-"));
const { settings, look, remove } = await copyTemplate(folder);
const silent = { ...settings, LOG_LEVEL: "silent" };
afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true, force: true });
});

const { kind } = approveCandidates;

test("a bulk act whose process is killed in the middle goes on and meets each person exactly once", async () => {
  const people = await look(async (database) => {
    await database.kysely.updateTable("communities").set({ member_limit: 2_000 }).execute();
    return seedCandidates({ database, clock: createTestClock() }, AOBA, PEOPLE, "killed");
  });
  const killed = await startServerProcess(silent);
  const misaki = killed.as("misaki");
  const body = { ids: people.map(({ id }) => id) };
  const { bulk_act: bulk_act_id } = (await misaki.call(approveCandidates, { params, body })).data;
  const doneSoFar = async () =>
    (await misaki.call(showBulkAct, { params: { ...params, bulk_act_id } })).data.done;
  await until("some are approved", async () => (await doneSoFar()) > 0);
  await killed.end("SIGKILL");

  const { another, kysely, before, after } = await finishElsewhere(silent, kind);
  expect(before.state).toBe("running");
  expect(before.done_count).toBeLessThan(PEOPLE);

  expect(after).toMatchObject({ state: "finished", total: PEOPLE, done_count: PEOPLE });
  const { rows } = await sql`
    select (select count(*)::int from activity_targets where outcome = 'done') as kept,
      (select count(*)::int from notices where notice_type = 'approval') as welcomed,
      (select count(distinct membership_id)::int from notices where notice_type = 'approval') as people,
      (select alumni_count from communities where id = ${AOBA}) - (select count(*)::int from memberships
        where community_id = ${AOBA} and kind = 'alumnus' and state in ('participating', 'paused')) as miscounted
  `.execute(kysely);
  expect(rows).toEqual([{ kept: PEOPLE, welcomed: PEOPLE, people: PEOPLE, miscounted: 0 }]);
  await another.close();
}, 120_000);
