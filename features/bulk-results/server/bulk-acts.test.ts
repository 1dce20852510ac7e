import { expect, test } from "vitest";
import { deleteCandidates, rejectCandidates } from "#features/candidates/contract/decisions.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import { leaveService } from "#features/withdrawal/contract/calls.ts";
import { forgetOldBulkActs } from "#kit/server/bulk/keep-bulk-act.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listBulkActs, showBulkAct } from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const params = { id: aoba };
const misaki = server.as("misaki");
const list = async (query = {}) => (await misaki.call(listBulkActs, { params, query })).data.records;
const show = async (bulk_act_id: number) =>
  (await misaki.call(showBulkAct, { params: { ...params, bulk_act_id } })).data;
const reject = async (ids: number[], who: "misaki" | "makoto" = "misaki", as_of?: string) =>
  (await server.as(who).call(rejectCandidates, { params, body: { ids, as_of } })).data.bulk_act;
const idsOf = (people: readonly { readonly id: number }[]) => people.map(({ id }) => id);

test("an act upon few and one upon many both stand in the list, latest first, with who and how it ended", async () => {
  const people = await seedCandidates(server, aoba, 41, "listed");
  const few = await reject(idsOf(people.slice(0, 1)));
  server.clock.advance({ minutes: 1 });
  const many = await reject(idsOf(people), "makoto");
  expect((await list())[0]).toMatchObject({
    id: many,
    state: "running",
    total: 41,
    done: 0,
    finished_at: null,
  });
  expect(await list({ outcome: "running" })).toHaveLength(1);
  await server.drainJobs();
  expect(await list()).toMatchObject([
    { id: many, kind: "rejectCandidates", state: "finished", total: 41, done: 40, skipped: 1, failed: 0 },
    { id: few, state: "finished", total: 1, done: 1, skipped: 0, failed: 0 },
  ]);
  const [{ by: second } = { by: "" }, { by: first } = { by: "" }] = await list();
  expect(second).not.toBe(first);
  expect(await list({ outcome: "partly" })).toMatchObject([{ id: many }]);
  expect(await list({ outcome: "succeeded" })).toMatchObject([{ id: few }]);
});

test("a result names each, those who were left out first, with the reason and who was first", async () => {
  const people = await seedCandidates(server, aoba, 3, "named");
  await reject(idsOf(people.slice(2)), "makoto");
  const { targets } = await show(await reject(idsOf(people)));
  expect(targets).toMatchObject([
    { ...people[2], outcome: "skipped", reason: "handled", by: { kind: "rejectCandidates" } },
    { ...people[0], outcome: "done", reason: null, by: null },
    { ...people[1], outcome: "done", reason: null, by: null },
  ]);
});

test("the result of an act upon 300 lists all 300, each with number, name and what became of them", async () => {
  const people = await seedCandidates(server, aoba, 300, "of300");
  const bulkAct = await reject(idsOf(people));
  expect((await show(bulkAct)).targets).toHaveLength(300);
  await server.drainJobs();
  const { targets, ...counts } = await show(bulkAct);
  expect(counts).toMatchObject({ state: "finished", total: 300, done: 300, skipped: 0, failed: 0 });
  expect(targets).toMatchObject(people.map((person) => ({ ...person, outcome: "done" })));
});

test("a result is absent for another community's administrator", async () => {
  const [person] = await seedCandidates(server, aoba, 1, "hidden");
  const bulk_act_id = await reject([person?.id ?? 0]);
  const look = server.as("yui").call(showBulkAct, { params: { id: minato, bulk_act_id } });
  await expect(look).rejects.toMatchObject({ status: 404 });
});

test("whoever closes their account is named in it no more", async () => {
  const input = { params, body: { ids: [membership.hanako ?? 0] } };
  const { as_of } = (await misaki.call(deleteCandidates.preview, input)).data;
  const bulkAct = await reject(input.body.ids, "misaki", as_of);
  expect((await show(bulkAct)).targets).toMatchObject([{ name: "佐藤 花子", outcome: "skipped" }]);
  await server.as("hanako").call(leaveService, { body: { current_password: castPassword } });
  expect((await show(bulkAct)).targets).toMatchObject([{ name: "" }]);
});

test("what is older than 90 days is gone", async () => {
  const [person] = await seedCandidates(server, aoba, 1, "old");
  const bulkAct = await reject([person?.id ?? 0]);
  server.clock.advance({ days: 90 });
  await forgetOldBulkActs.run(server.services, {});
  expect(await show(bulkAct)).toMatchObject({ id: bulkAct });
  server.clock.advance({ minutes: 1 });
  await forgetOldBulkActs.run(server.services, {});
  await expect(show(bulkAct)).rejects.toMatchObject({ status: 404 });
  expect(await list()).toEqual([]);
});
