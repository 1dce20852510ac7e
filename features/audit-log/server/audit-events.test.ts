import { sql } from "kysely";
import { expect, test } from "vitest";
import { editCandidate, listCandidates } from "#features/candidates/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { makeCandidate } from "#features/candidates/server/candidates.test-helper.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import { leaveService } from "#features/withdrawal/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };
const misaki = server.as("misaki");

const eventsOf = (target: number | undefined) =>
  db
    .selectFrom("audit_events")
    .selectAll()
    .where("target_membership_id", "=", target ?? 0)
    .orderBy("id")
    .execute();

test("an edit is kept with before and after, a refused one is not", async () => {
  const sakura = await makeCandidate(server, "sakura", { display_name: "さくら" });
  const edit = (display_name: string) =>
    misaki.send(editCandidate, {
      params: { id: aoba, management_no: sakura.managementNo },
      body: { display_name },
    });
  expect((await edit("桜")).status).toBe(200);
  expect((await edit("x".repeat(500))).status).toBe(400);
  expect(await eventsOf(sakura.id)).toMatchObject([
    {
      act: "editCandidate",
      actor_membership_id: membership.misaki,
      changes: { display_name: ["さくら", "桜"] },
    },
  ]);
});

test("an act upon many is kept once for each, as part of it, also where it goes on as a job", async () => {
  const people = await seedCandidates(server, aoba, 31, "many");
  const ids = people.map(({ id }) => id);
  const { data } = await misaki.call(approveCandidates, { params, body: { ids } });
  expect(await eventsOf(ids[0])).toEqual([]);
  await server.drainJobs();
  const rows = await db
    .selectFrom("audit_events")
    .selectAll()
    .where("activity_id", "=", data.bulk_act)
    .execute();
  expect(rows.map(({ target_membership_id }) => target_membership_id).toSorted()).toEqual(ids.toSorted());
  expect(rows[0]).toMatchObject({
    act: "approveCandidates",
    actor_membership_id: membership.misaki,
    ip: "127.0.0.1",
    request_id: expect.any(String),
  });
});

test("who stands in a file that an administrator takes away is kept one by one", async () => {
  const { id, email } = await makeCandidate(server, "tsubasa");
  const other = await makeCandidate(server, "kaede");
  await misaki.send(listCandidates.csv, { params, query: { info: email } });
  expect(await eventsOf(id)).toMatchObject([{ act: "exportCandidates", target_kind: "membership" }]);
  expect(await eventsOf(other.id)).toEqual([]);
});

test("nothing is changed or taken out afterwards, but what it says of somebody whose data go", async () => {
  const momo = await makeCandidate(server, "momo");
  await misaki.call(editCandidate, {
    params: { id: aoba, management_no: momo.managementNo },
    body: { display_name: "もも" },
  });
  for (const act of [
    sql`update audit_events set act = 'x' where target_membership_id = ${momo.id}`,
    sql`update audit_events set changes = '{}' where target_membership_id = ${momo.id}`,
    sql`delete from audit_events where target_membership_id = ${momo.id}`,
  ])
    await expect(act.execute(db)).rejects.toThrow("audit_events are only added to");
  await misaki.call(approveCandidates, { params, body: { ids: [momo.id] } });
  expect((await eventsOf(momo.id))[0]?.changes).not.toBeNull();
});

test("whoever closes their account leaves neither values nor addresses, and the acts stay", async () => {
  await db
    .insertInto("audit_events")
    .values({
      community_id: aoba,
      at: server.clock.now(),
      actor_membership_id: membership.ken ?? 0,
      actor_account_id: server.ids.account.ken,
      act: "editCandidate",
      target_kind: "membership",
      target_id: membership.ken ?? 0,
      target_membership_id: membership.ken ?? 0,
      changes: JSON.stringify({ display_name: ["健", "ケン"] }),
      reason: "ご本人のお申し出",
      ip: "192.0.2.7",
    })
    .execute();
  await server.as("ken").call(leaveService, { body: { current_password: castPassword } });
  expect(await eventsOf(membership.ken)).toMatchObject([
    { act: "editCandidate", changes: null, reason: null, ip: null },
  ]);
});
