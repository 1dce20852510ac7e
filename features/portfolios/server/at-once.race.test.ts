import { beforeEach, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";
import { createDepartment, listDepartments } from "../contract/department-calls.ts";
import { portfoliosOf } from "./portfolios.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const { add, show, corporationNames } = portfoliosOf(server);

beforeEach(async () => {
  await server.database.kysely.deleteFrom("portfolios").execute();
});

test("of two orders at the same moment one is kept whole", async () => {
  const ids: number[] = [];
  const names = Array.from({ length: 12 }, (_, index) => `会社${index}`);
  for (const corporation_name of names)
    ids.push((await add("hanako", { corporation_name })).portfolio_work_history_corporation_id);
  const sort = (order: number[]) =>
    server.as("hanako").call(calls.sortCorporations, { params, body: { sort: order } });
  for (let round = 0; round < 5; round++) {
    await Promise.all([sort(ids), sort(ids.toReversed())]);
    const shown = await corporationNames("hanako");
    expect([names, names.toReversed()]).toContainEqual(shown);
  }
});

test("a history that is saved twice at the same moment is there once, with one corporation", async () => {
  const client_id = crypto.randomUUID();
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() => add("hanako", { corporation_name: "わかば" }, client_id)),
  );
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const [corporation, ...others] = (await show("hanako")).portfolio_work_history_corporations;
  expect([corporation?.histories.length, others]).toEqual([1, []]);
});

test("histories of one new corporation at the same moment share it", async () => {
  await Promise.all(
    [1, 2, 3].map((year) => add("hanako", { corporation_name: "わかば", start_period: `200${year}-04` })),
  );
  expect(await corporationNames("hanako")).toEqual(["わかば"]);
});

test("a corporation whose last history goes while another is added to it is there or made anew", async () => {
  const { id } = await add("hanako", { corporation_name: "わかば" });
  await Promise.all([
    server.as("hanako").call(calls.deleteWorkHistory, { params: { id } }),
    add("hanako", { corporation_name: "わかば", start_period: "2016-04" }),
  ]);
  const [corporation] = (await show("hanako")).portfolio_work_history_corporations;
  expect(corporation?.histories.map(({ start_period }) => start_period)).toEqual(["2016-04"]);
});

test("a department that two add at the same moment is one", async () => {
  const added = await Promise.all(
    (["hanako", "ken"] as const).map((who) =>
      server.as(who).call(createDepartment, { params, body: { name: "光学設計部" } }),
    ),
  );
  expect(added[0]).toEqual(added[1]);
  expect((await server.as("emi").call(listDepartments, { params })).departments).toHaveLength(1);
});
