import { sql } from "kysely";
import { expect, test } from "vitest";
import { editCandidate, listCandidates, showCandidate } from "#features/candidates/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { makeCandidate } from "#features/candidates/server/candidates.test-helper.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import { pausePeople, withdrawPeople } from "#features/people/contract/acts.ts";
import { editPerson, personParams } from "#features/people/contract/person.ts";
import { leaveService } from "#features/withdrawal/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listAuditEvents } from "../contract/calls.ts";
import { bounded, VIEW_MINUTES } from "./audit-events.sql.ts";
import { auditedTargets } from "./audited-targets.test-helper.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };
const misaki = server.as("misaki");

const eventsOf = (target: number | undefined) =>
  auditedTargets(db)
    .selectAll("e")
    .select(["t.kind", "t.name", "t.number", "t.changes"])
    .where("t.membership_id", "=", target ?? 0)
    .where("e.is_view", "=", false)
    .orderBy("e.id")
    .execute();

const rename = (managementNo: number, display_name: string) =>
  misaki.send(editCandidate, {
    params: { id: aoba, management_no: managementNo },
    body: { display_name },
  });

test("an edit is kept with before and after, a refused one is not", async () => {
  const sakura = await makeCandidate(server, "sakura", { display_name: "さくら" });
  expect((await rename(sakura.managementNo, "桜")).status).toBe(200);
  expect((await rename(sakura.managementNo, "x".repeat(500))).status).toBe(400);
  expect(await eventsOf(sakura.id)).toMatchObject([
    {
      act: "editCandidate",
      actor_membership_id: membership.misaki,
      actor_name: "田中 美咲",
      number: sakura.managementNo,
      changes: { display_name: ["さくら", "桜"] },
    },
  ]);
});

test("long texts are kept from where they begin to differ, and not whole", () => {
  const same = "あ".repeat(5_000);
  const { content, title } = bounded({ content: [`${same}前`, `${same}後`], title: ["古", "新"] });
  expect(content).toEqual([`…${"あ".repeat(100)}前`, `…${"あ".repeat(100)}後`]);
  expect(title).toEqual(["古", "新"]);
  expect(String(bounded({ content: [null, same] }).content?.[1]).length).toBe(2_001);
});

test("an act upon many is one event with its people inside, also where it goes on as a job", async () => {
  const people = await seedCandidates(server, aoba, 131, "many");
  const ids = people.map(({ id }) => id);
  const { data } = await misaki.call(approveCandidates, { params, body: { ids } });
  expect(await eventsOf(ids[0])).toEqual([]);
  await server.drainJobs();
  const events = await db
    .selectFrom("audit_events")
    .selectAll()
    .where("activity_id", "=", data.bulk_act)
    .execute();
  expect(events).toMatchObject([
    {
      act: "approveCandidates",
      actor_membership_id: membership.misaki,
      target_count: 131,
      ip: "127.0.0.1",
      request_id: expect.any(String),
    },
  ]);
  const targets = await db
    .selectFrom("audit_event_targets")
    .select(["place", "membership_id"])
    .where("event_id", "=", events[0]?.id ?? 0)
    .orderBy("place")
    .execute();
  expect(targets.map(({ place }) => place)).toEqual(ids.map((_, at) => at + 1));
  expect(targets.map(({ membership_id }) => membership_id ?? 0).toSorted()).toEqual(ids.toSorted());
});

test("everybody in a file that an administrator takes away is in its one event", async () => {
  const { id } = await makeCandidate(server, "tsubasa");
  const other = await makeCandidate(server, "kaede");
  await misaki.send(listCandidates.csv, { params, query: {} });
  const [event] = await eventsOf(id);
  expect(event).toMatchObject({ act: "exportCandidates", kind: "membership" });
  expect((await eventsOf(other.id)).map(({ id: of }) => of)).toEqual([event?.id]);
  expect(event?.target_count).toBeGreaterThan(1);
});

test("what an administrator is shown is kept once an hour", async () => {
  const { managementNo } = await makeCandidate(server, "kasumi");
  const look = () => misaki.call(showCandidate, { params: { id: aoba, management_no: managementNo } });
  const count = async () =>
    (await db.selectFrom("audit_events").select("id").where("act", "=", "viewCandidate").execute()).length;
  await look();
  await look();
  expect(await count()).toBe(1);
  server.clock.advance({ minutes: VIEW_MINUTES + 1 });
  await look();
  expect(await count()).toBe(2);
});

test("nothing is changed or taken out afterwards", async () => {
  const momo = await makeCandidate(server, "momo", { display_name: "もも" });
  await rename(momo.managementNo, "桃");
  const [event] = await eventsOf(momo.id);
  const about = sql`event_id = ${event?.id ?? 0}`;
  for (const act of [
    sql`update audit_events set act = 'x' where id = ${event?.id ?? 0}`,
    sql`update audit_events set actor_name = 'x' where id = ${event?.id ?? 0}`,
    sql`update audit_events set target_count = 0 where id = ${event?.id ?? 0}`,
    sql`delete from audit_events where id = ${event?.id ?? 0}`,
    sql`update audit_event_targets set changes = '{}' where ${about}`,
    sql`update audit_event_targets set changes = '{"display_name": ["x", "y"]}' where ${about}`,
    sql`update audit_event_targets set changes = null where ${about}`,
    sql`update audit_event_targets set name = 'x' where ${about}`,
    sql`update audit_event_targets set membership_id = 1 where ${about}`,
    sql`delete from audit_event_targets where ${about}`,
  ])
    await expect(act.execute(db)).rejects.toThrow("are only added to");
});

test("the end of a membership erases what the person said of themselves; what was decided, by whom and why stays", async () => {
  const person = server.ids.membership.ichiro ?? 0;
  const { management_no } = await db
    .selectFrom("memberships")
    .select("management_no")
    .where("id", "=", person)
    .executeTakeFirstOrThrow();
  const [given] = await db
    .selectFrom("memberships")
    .select("display_name")
    .where("id", "=", person)
    .execute();
  await misaki.call(editPerson.alumnus, {
    params: personParams(aoba, person),
    body: { display_name: "いちろう" },
  });
  await misaki.call(pausePeople.alumnus, { params, body: { ids: [person] } });
  await misaki.call(withdrawPeople.alumnus, {
    params,
    body: { ids: [person], reason: "規約違反のため" },
  });
  expect(await eventsOf(person)).toMatchObject([
    { act: "editAlumnus", changes: { display_name: null }, number: management_no },
    { act: "pauseAlumni", changes: { state: ["participating", "paused"] } },
    {
      act: "withdrawAlumni",
      reason: "規約違反のため",
      changes: { state: ["paused", "withdrawn"] },
      number: management_no,
    },
  ]);
  const found = async (info: string) =>
    (await server.as("makoto").call(listAuditEvents, { params, query: { info } })).total_records;
  expect(await found(given?.display_name ?? "")).toBe(3);
});

test("whoever closes their account is named no more, nor where from; the acts and their reasons stay", async () => {
  await db
    .insertInto("audit_events")
    .values({
      community_id: aoba,
      at: server.clock.now(),
      actor_membership_id: membership.ken ?? 0,
      actor_account_id: server.ids.account.ken,
      act: "editEmployee",
      target_kind: "membership",
      target_id: membership.ken ?? 0,
      target_membership_id: membership.ken ?? 0,
      changes: JSON.stringify({ display_name: ["健", "ケン"], role: ["member", "ordinary"] }),
      reason: "ご本人のお申し出",
      ip: "192.0.2.7",
    })
    .execute();
  await db
    .insertInto("audit_events")
    .values({
      community_id: aoba,
      at: server.clock.now(),
      actor_membership_id: membership.ken ?? 0,
      actor_account_id: server.ids.account.ken,
      act: "editAlumnus",
      target_kind: "membership",
      target_id: membership.hanako ?? 0,
      target_membership_id: membership.hanako ?? 0,
      ip: "192.0.2.7",
    })
    .execute();
  expect(await eventsOf(membership.ken)).toMatchObject([{ name: "高橋 健", actor_name: "高橋 健" }]);
  await server.as("ken").call(leaveService, { body: { current_password: castPassword } });
  expect(await eventsOf(membership.ken)).toMatchObject([
    {
      act: "editEmployee",
      changes: { display_name: null, role: ["member", "ordinary"] },
      reason: "ご本人のお申し出",
      name: null,
      actor_name: null,
      ip: null,
    },
  ]);
  const [toOthers] = await eventsOf(membership.hanako);
  expect(toOthers).toMatchObject({ actor_name: "高橋 健", ip: null });
});
