import { beforeEach, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";
import { portfoliosOf } from "./portfolios.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const { add, addActivity, show, corporationNames } = portfoliosOf(server);
const sort = (ids: readonly number[]) =>
  server.as("hanako").call(calls.sortCorporations, { params, body: { sort: [...ids] } });

let ids: number[];
beforeEach(async () => {
  await server.database.kysely.deleteFrom("portfolios").execute();
  ids = [];
  for (const corporation_name of ["三", "二", "一"])
    ids.unshift((await add("hanako", { corporation_name })).portfolio_work_history_corporation_id);
});

test("corporations stand in the order that was chosen, the newest first before that (R164)", async () => {
  expect(await corporationNames("hanako")).toEqual(["一", "二", "三"]);
  await sort(ids.toReversed());
  expect(await corporationNames("hanako")).toEqual(["三", "二", "一"]);
  await add("hanako", { corporation_name: "新" });
  expect(await corporationNames("hanako")).toEqual(["新", "三", "二", "一"]);
});

test("so do activities", async () => {
  const made = [await addActivity("hanako", "句会"), await addActivity("hanako", "読書会")];
  const titles = async () => (await show("hanako")).portfolio_personal_activities.map(({ title }) => title);
  expect(await titles()).toEqual(["読書会", "句会"]);
  await server.as("hanako").call(calls.sortActivities, { params, body: { sort: made.map(({ id }) => id) } });
  expect(await titles()).toEqual(["句会", "読書会"]);
});

test("an order that is not all of one's own, each once, changes nothing", async () => {
  const theirs = (await add("ichiro", { corporation_name: "他" })).portfolio_work_history_corporation_id;
  const [one = 0, two = 0, three = 0] = ids;
  for (const order of [
    [],
    [two, one],
    [one, one, two],
    [three, two, theirs],
    [one, two, three, theirs],
    [one, two, three, three],
  ])
    await expect(sort(order)).rejects.toMatchObject({ status: 400, code: "ERROR_STATUS_HAS_CHANGED" });
  expect(await corporationNames("hanako")).toEqual(["一", "二", "三"]);
});

test("nobody orders another's", async () => {
  await expect(
    server.as("ichiro").call(calls.sortCorporations, { params, body: { sort: ids } }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await corporationNames("hanako")).toEqual(["一", "二", "三"]);
});
