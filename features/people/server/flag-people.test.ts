import { beforeEach, describe, expect, test } from "vitest";
import { auditedTargets } from "#features/audit-log/server/audited-targets.test-helper.ts";
import { showBulkAct } from "#features/bulk-results/contract/calls.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import {
  createManagementFlag,
  deleteManagementFlag,
  type FlagSlot,
} from "#features/management-flags/contract/calls.ts";
import type { Selection } from "#kit/contract/bulk.ts";
import { recordsOf } from "#kit/contract/list-call.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { countFlagged, flagPeople } from "../contract/flag-people.ts";
import { listPeople } from "../contract/list-people.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };
const office = server.as("misaki");
const name = async (flag: string, who: Who = "misaki", id = aoba) =>
  (await server.as(who).call(createManagementFlag, { params: { id }, body: { name: flag } })).data.id;

let a: number;
let b: number;
beforeEach(async () => {
  await kysely.deleteFrom("management_flags").execute();
  await kysely.updateTable("memberships").set({ flags: 0 }).execute();
  a = await name("幹事");
  b = await name("講師");
});

type Body = Selection & { readonly add?: number[]; readonly remove?: number[]; readonly set?: number[] };
const idsOf = (...who: PersonKey[]) => who.map((one) => membership[one] ?? 0);
const mark = async (body: Body, who: Who = "misaki") =>
  (await server.as(who).call(flagPeople.alumnus, { params, body })).data;
const preview = async (body: Body, who: Who = "misaki") =>
  (await server.as(who).call(flagPeople.alumnus.preview, { params, body })).data;
const carriers = async (flag: FlagSlot) =>
  recordsOf(
    listPeople.alumnus,
    await office.call(listPeople.alumnus, { params, body: { flag }, query: { name: "asc" } }),
  ).map(({ id }) => id);
const both = idsOf("hanako", "ichiro");

describe("flags of many (OE53)", () => {
  test("are added, taken off and set, and the list is narrowed by them (R399, R400)", async () => {
    await mark({ ids: both, add: [a] });
    await mark({ ids: idsOf("hanako"), add: [b] });
    expect(await carriers("a")).toEqual(idsOf("hanako", "ichiro"));
    expect(await carriers("b")).toEqual(idsOf("hanako"));
    const { data } = await office.call(countFlagged, { params });
    expect(data.records.slice(0, 2)).toEqual([
      { slot: "a", alumni: 2, employees: 0 },
      { slot: "b", alumni: 1, employees: 0 },
    ]);
    await mark({ ids: both, set: [b] });
    expect(await carriers("a")).toEqual([]);
    expect(await carriers("b")).toEqual(both);
    await mark({ ids: both, remove: [b] });
    expect(await carriers("b")).toEqual([]);
  });

  test("name beforehand whom they change, and who is left out and why", async () => {
    await mark({ ids: idsOf("hanako"), add: [a] });
    const shown = await preview({ ids: idsOf("hanako", "ichiro", "nao", "ken", "ren"), add: [a] });
    expect(shown.targets).toMatchObject([{ id: membership.ichiro, name: "鈴木 一郎" }]);
    expect(shown.letter).toBeNull();
    const why = Object.fromEntries(shown.excluded.map(({ id, reason }) => [id, reason]));
    expect(idsOf("hanako", "nao", "ken", "ren").map((id) => why[id])).toEqual([
      "already",
      "departed",
      "gone",
      "gone",
    ]);
    expect(await carriers("a")).toEqual(idsOf("hanako"));
  });

  test("of more than 30 are a job, with a result and an entry in the audit log with each", async () => {
    const ids = (await seedCandidates(server, aoba, 40, "flagged")).map(({ id }) => id);
    const { bulk_act, finished } = await mark({ ids, add: [a] });
    expect(finished).toBe(false);
    await server.drainJobs();
    const { data } = await office.call(showBulkAct, { params: { ...params, bulk_act_id: bulk_act } });
    expect(data).toMatchObject({ kind: "flagAlumni", state: "finished", done: 40 });
    const events = await auditedTargets(kysely)
      .select("t.changes")
      .where("e.activity_id", "=", bulk_act)
      .execute();
    expect(events).toEqual(Array.from({ length: 40 }, () => ({ changes: { flags: [[], ["a"]] } })));
  });
});

describe("what undoes it", () => {
  test("gives each the flags they had, and can be undone itself", async () => {
    await mark({ ids: idsOf("hanako"), add: [a] });
    const { bulk_act } = await mark({ ids: both, set: [b] });
    const undone = await mark({ ids: both, undoes: bulk_act });
    expect(undone.done).toHaveLength(2);
    expect([await carriers("a"), await carriers("b")]).toEqual([idsOf("hanako"), []]);
    await mark({ ids: both, undoes: undone.bulk_act });
    expect([await carriers("a"), await carriers("b")]).toEqual([[], both]);
  });

  test("leaves whoever has been marked otherwise since, and other flags, as they are", async () => {
    const { bulk_act } = await mark({ ids: both, add: [a] });
    await mark({ ids: idsOf("hanako"), remove: [a] });
    await mark({ ids: idsOf("ichiro"), add: [b] });
    const { done, skipped } = await mark({ ids: both, undoes: bulk_act });
    expect(done.map(({ id }) => id)).toEqual(idsOf("ichiro"));
    expect(skipped).toMatchObject([{ id: membership.hanako, reason: "changed" }]);
    expect(await carriers("b")).toEqual(idsOf("ichiro"));
  });

  test("gives nobody another flag that has taken the letter meanwhile", async () => {
    await mark({ ids: both, add: [a] });
    const { bulk_act } = await mark({ ids: both, set: [b] });
    await office.call(deleteManagementFlag, { params: { id: a } });
    await name("別の旗");
    await mark({ ids: both, undoes: bulk_act });
    expect([await carriers("a"), await carriers("b")]).toEqual([[], []]);
  });

  test("is nothing for an act of another kind or community", async () => {
    const theirs = await name("他所", "yui", minato);
    const marked = await server
      .as("yui")
      .call(flagPeople.alumnus, { params: { id: minato }, body: { ids: idsOf("ren"), add: [theirs] } });
    const undo = mark({ ids: both, undoes: marked.data.bulk_act });
    await expect(undo).rejects.toMatchObject({ code: "RECORD_NOT_FOUND" });
    const { bulk_act } = (
      await office.call(flagPeople.employee, { params, body: { ids: idsOf("ken"), add: [a] } })
    ).data;
    await expect(mark({ ids: both, undoes: bulk_act })).rejects.toMatchObject({ code: "RECORD_NOT_FOUND" });
  });
});

describe("a flag deleted meanwhile", () => {
  test("marks nobody, nor does that of another community", async () => {
    const theirs = await name("他所", "yui", minato);
    await office.call(deleteManagementFlag, { params: { id: b } });
    for (const flag of [b, theirs])
      await expect(mark({ ids: both, add: [flag] })).rejects.toMatchObject({ code: "ERROR_FLAG_GONE" });
    expect([await carriers("a"), await carriers("b")]).toEqual([[], []]);
  });

  test("stops a job that uses it from marking anybody, and the result says why", async () => {
    const ids = (await seedCandidates(server, aoba, 40, "flag-gone")).map(({ id }) => id);
    const { bulk_act } = await mark({ ids, add: [a, b] });
    await office.call(deleteManagementFlag, { params: { id: a } });
    await name("別の旗");
    await server.drainJobs();
    const { data } = await office.call(showBulkAct, { params: { ...params, bulk_act_id: bulk_act } });
    expect(data).toMatchObject({ state: "finished", done: 0, skipped: 40 });
    expect(new Set(data.targets.map(({ reason }) => reason))).toEqual(new Set(["flagGone"]));
    expect([await carriers("a"), await carriers("b")]).toEqual([[], []]);
  });
});

test.each([
  ["guest", 401],
  ["hanako", 403],
  ["ken", 403],
  ["yui", 404],
] as const)("%s marks nobody: %i", async (who, status) => {
  const body = { ids: idsOf("ichiro"), add: [a] };
  await expect(mark(body, who)).rejects.toMatchObject({ status });
  await expect(preview(body, who)).rejects.toMatchObject({ status });
  expect(await carriers("a")).toEqual([]);
});
