import { expect, test } from "vitest";
import { createManagementFlag, deleteManagementFlag } from "#features/management-flags/contract/calls.ts";
import type { CallInput } from "#kit/contract/call.ts";
import { recordsOf } from "#kit/contract/list-call.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { countFlagged, flagPeople } from "../contract/flag-people.ts";
import { listPeople } from "../contract/list-people.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const params = { id: aoba };
const office = server.as("misaki");
for (const name of ["幹事", "講師"]) await office.call(createManagementFlag, { params, body: { name } });

type Body = Omit<CallInput<typeof flagPeople>["body"], "user_type">;
const idsOf = (...who: PersonKey[]) => who.map((one) => membership[one] ?? 0);
const mark = async (body: Body, who: Who = "misaki") =>
  (await server.as(who).call(flagPeople, { params, body: { user_type: "alumni", ...body } })).data.changed;
const carriers = async (flag: "a" | "b") =>
  recordsOf(
    listPeople.alumnus,
    await office.call(listPeople.alumnus, { params, body: { flag }, query: { name: "asc" } }),
  ).map(({ id }) => id);

test("flags are added, taken off and set, and the list is narrowed by them (R399, R400)", async () => {
  const both = idsOf("hanako", "ichiro");
  await mark({ ids: both, add: ["a"] });
  await mark({ ids: idsOf("hanako"), add: ["b"] });
  expect(await carriers("a")).toEqual(idsOf("hanako", "ichiro"));
  expect(await carriers("b")).toEqual(idsOf("hanako"));
  const { data } = await office.call(countFlagged, { params });
  expect(data.records.slice(0, 2)).toEqual([
    { slot: "a", alumni: 2, employees: 0 },
    { slot: "b", alumni: 1, employees: 0 },
  ]);
  const before = await mark({ ids: both, set: ["b"] });
  expect(before.toSorted((one, other) => one.id - other.id)).toEqual([
    { id: membership.hanako, before: ["a", "b"] },
    { id: membership.ichiro, before: ["a"] },
  ]);
  expect(await carriers("a")).toEqual([]);
  await mark({ ids: both, remove: ["b"] });
  expect(await carriers("b")).toEqual([]);
});

test("whoever is of the other list, of another community or has left stays unmarked", async () => {
  expect(await mark({ ids: idsOf("ken", "ren", "nao"), add: ["a"] })).toEqual([]);
});

test("a flag deleted meanwhile marks nobody, and is carried by nobody", async () => {
  await mark({ ids: idsOf("hanako"), add: ["b"] });
  const { id } = (await office.call(createManagementFlag, { params, body: { name: "会計" } })).data;
  await office.call(deleteManagementFlag, { params: { id } });
  await expect(mark({ ids: idsOf("hanako"), add: ["c"] })).rejects.toMatchObject({ code: "ERROR_FLAG_GONE" });
  expect(await carriers("b")).toEqual(idsOf("hanako"));
});

test.each([
  ["guest", 401],
  ["hanako", 403],
  ["ken", 403],
  ["yui", 404],
] as const)("%s marks nobody: %i", async (who, status) => {
  await expect(mark({ ids: idsOf("ichiro"), add: ["a"] }, who)).rejects.toMatchObject({ status });
});
