import { beforeEach, expect, test } from "vitest";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { createDepartment, listDepartments } from "../contract/department-calls.ts";
import { DEPARTMENTS_A_DAY, DEPARTMENTS_MAX } from "../contract/limits.ts";

const server = await startTestServer();
const { kysely } = server.database;
const params = { id: server.ids.aoba };
const add = async (who: PersonKey, name: string) =>
  (await server.as(who).call(createDepartment, { params, body: { name } })).department;
const names = async () =>
  (await server.as("ken").call(listDepartments, { params })).departments.map(({ name }) => name);

beforeEach(async () => {
  await kysely.deleteFrom("departments").execute();
});

test("everybody who participates adds a department, and all find it", async () => {
  await add("hanako", "光学設計部");
  await add("emi", "品質保証部");
  expect(await names()).toEqual(["光学設計部", "品質保証部"]);
});

test("one that differs only in width and case is the same", async () => {
  const first = await add("hanako", "IT推進部");
  expect(await add("ken", "ｉｔ推進部")).toEqual(first);
  expect(await names()).toEqual(["IT推進部"]);
});

test(`a member adds ${DEPARTMENTS_A_DAY} a day, an administrator more`, async () => {
  const added = async (who: PersonKey) => {
    for (let n = 1; n <= DEPARTMENTS_A_DAY; n++) await add(who, `${who}の第${n}部`);
  };
  await added("hanako");
  await expect(add("hanako", "もう一つの部")).rejects.toMatchObject({
    code: "ERROR_DEPARTMENTS_TODAY",
    faults: [{ field: "name" }],
  });
  expect(await add("hanako", "HANAKOの第1部"), "one that is there is no addition").toMatchObject({
    name: "hanakoの第1部",
  });
  await added("misaki");
  await add("misaki", "もう一つの部");
  server.clock.advance({ days: 1 });
  await add("hanako", "翌日の部");
});

test(`a community knows at most ${DEPARTMENTS_MAX}`, async () => {
  for (let n = 1; n <= DEPARTMENTS_MAX; n++) await add("misaki", `第${n}部`);
  await expect(add("misaki", "多すぎる部")).rejects.toMatchObject({ code: "ERROR_DEPARTMENTS_FULL" });
  expect(await names()).toHaveLength(DEPARTMENTS_MAX);
});

test.each([
  ["", "REQUIRED"],
  ["部".repeat(101), "TOO_LONG"],
  ["https://example.com 部", "ADDRESS"],
])("the name %s is refused", async (name, message_code) => {
  await expect(add("hanako", name)).rejects.toMatchObject({ faults: [{ field: "name", message_code }] });
});

test.each([
  ["guest", 401],
  ["ren", 404],
  ["sho", 403],
  ["aoi", 403],
] as const)("%s may neither read nor add: %i", async (who, status) => {
  const body = { name: "光学設計部" };
  for (const [call, input] of [
    [listDepartments, { params }],
    [createDepartment, { params, body }],
  ] as const)
    await expect(server.as(who).call(call, input as never)).rejects.toMatchObject({ status });
});

test("somebody who may not post adds none", async () => {
  const blocked = (posting_blocked: boolean) =>
    kysely
      .updateTable("memberships")
      .set({ posting_blocked })
      .where("id", "=", server.ids.membership.hanako ?? 0)
      .execute();
  await blocked(true);
  server.services.access.forgetAccount(server.ids.account.hanako);
  await expect(add("hanako", "光学設計部")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
  const { abilities } = await server.as("hanako").call(listDepartments, { params });
  expect(abilities).toEqual({ add: false });
});
