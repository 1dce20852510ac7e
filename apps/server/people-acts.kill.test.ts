import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { showBulkAct } from "#features/bulk-results/contract/calls.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import { createManagementFlag } from "#features/management-flags/contract/calls.ts";
import { pausePeople, withdrawPeople } from "#features/people/contract/acts.ts";
import { flagPeople } from "#features/people/contract/flag-people.ts";
import type { BulkCall, Selection } from "#kit/contract/bulk.ts";
import { createTestClock } from "#kit/testing/clock.ts";
import { startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";
import { finishElsewhere } from "./jobs.test-helper.ts";

const AOBA = 1;
const PEOPLE = 600;
const params = { id: AOBA };

/** Adds this many participating alumni to a copy of the cast. */
async function layAlumni(folder: string) {
  const { settings, look, remove } = await copyTemplate(folder);
  const people = await look(async (database) => {
    const { kysely } = database;
    await kysely.updateTable("communities").set({ member_limit: 2_000 }).execute();
    const seeded = await seedCandidates({ database, clock: createTestClock() }, AOBA, PEOPLE, "killed");
    const ids = seeded.map(({ id }) => id);
    await kysely.updateTable("memberships").set({ state: "participating" }).where("id", "in", ids).execute();
    await kysely
      .updateTable("communities")
      .set((eb) => ({ alumni_count: eb("alumni_count", "+", PEOPLE), candidate_count: 1 }))
      .where("id", "=", AOBA)
      .execute();
    return ids;
  });
  return { people, settings: { ...settings, LOG_LEVEL: "silent" }, remove };
}

test.each<[string, BulkCall, string]>([
  ["pausing", pausePeople.alumnus, "m.state = 'paused'"],
  ["withdrawing", withdrawPeople.alumnus, "m.state = 'withdrawn'"],
  ["marking by a flag", flagPeople.alumnus, "m.flags = 1"],
])(
  "%s whose process is killed in the middle goes on and meets each person exactly once",
  async (_, call, outcome) => {
    const folder = await mkdtemp(join(tmpdir(), "enishi-killed-act-"));
    const { people, settings, remove } = await layAlumni(folder);
    const killed = await startServerProcess(settings);
    const misaki = killed.as("misaki");
    const flag = (await misaki.call(createManagementFlag, { params, body: { name: "幹事" } })).data.id;
    const body = { ids: people, ...(call.kind === flagPeople.alumnus.kind && { add: [flag] }) } as Selection;
    const { bulk_act: bulk_act_id } = (await misaki.call(call, { params, body })).data;
    const doneSoFar = async () =>
      (await misaki.call(showBulkAct, { params: { ...params, bulk_act_id } })).data.done;
    await until("it is done to some", async () => (await doneSoFar()) > 0);
    await killed.end("SIGKILL");

    const { another, kysely, before, after } = await finishElsewhere(settings, call.kind);
    expect(before.state).toBe("running");
    expect(before.done_count).toBeLessThan(PEOPLE);

    expect(after).toMatchObject({
      state: "finished",
      total: PEOPLE,
      done_count: PEOPLE,
      skipped_count: 0,
      failed_count: 0,
    });
    const { rows } = await sql`
    select (select count(*)::int from memberships m where m.id = any(${people}::bigint[]) and ${sql.raw(outcome)}) as reached,
      (select count(*)::int from activity_targets where outcome = 'done') as kept,
      (select sum(target_count)::int from audit_events where act = ${call.kind}) as told,
      (select count(distinct t.membership_id)::int from audit_event_targets t
        join audit_events e on e.community_id = t.community_id and e.id = t.event_id where e.act = ${call.kind}) as people,
      (select alumni_count from communities where id = ${AOBA}) - (select count(*)::int from memberships
        where community_id = ${AOBA} and kind = 'alumnus' and state in ('participating', 'paused')) as miscounted
  `.execute(kysely);
    expect(rows).toEqual([{ reached: PEOPLE, kept: PEOPLE, told: PEOPLE, people: PEOPLE, miscounted: 0 }]);
    await another.close();
    await remove();
    await rm(folder, { recursive: true, force: true });
  },
  120_000,
);
