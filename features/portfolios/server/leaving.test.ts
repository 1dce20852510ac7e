import { beforeAll, expect, test } from "vitest";
import { turnOverAtOnce } from "#features/turnovers/server/turnovers.test-helper.ts";
import { leaveCommunity } from "#features/withdrawal/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { createDepartment, listDepartments } from "../contract/department-calls.ts";
import { portfoliosOf } from "./portfolios.test-helper.ts";

const server = await startTestServer();
const { kysely } = server.database;
const { aoba, membership } = server.ids;
const params = { id: aoba };
const { add, addActivity, show } = portfoliosOf(server);
const tables = [
  "portfolios",
  "portfolio_corporations",
  "portfolio_histories",
  "portfolio_activities",
] as const;
const rowsOf = (membershipId: number | undefined) =>
  Promise.all(
    tables.map(
      async (table) =>
        (
          await kysely
            .selectFrom(table)
            .select("community_id")
            .where("membership_id", "=", membershipId ?? 0)
            .execute()
        ).length,
    ),
  );

beforeAll(async () => {
  for (const who of ["hanako", "ken"] as const) {
    await add(who, { corporation_name: "わかば" });
    await add(who, { corporation_name: "わかば", is_public: false, start_period: "2016-04" });
    await addActivity(who, "読書会");
  }
  await server.as("hanako").call(createDepartment, { params, body: { name: "光学設計部" } });
});

test("whoever leaves takes the portfolio along; a department they have added stays", async () => {
  await server.as("hanako").call(leaveCommunity, { params, body: { current_password: castPassword } });
  expect(await rowsOf(membership.hanako)).toEqual([0, 0, 0, 0]);
  expect(await rowsOf(membership.ken)).toEqual([1, 1, 2, 1]);
  await expect(show("ichiro", "hanako")).rejects.toMatchObject({ status: 404 });
  expect((await server.as("ken").call(listDepartments, { params })).departments).toHaveLength(1);
});

test("whoever becomes an alumnus keeps it, with what only they see", async () => {
  await turnOverAtOnce(
    server,
    "misaki",
    { id: aoba, user_id: membership.ken ?? 0 },
    "ken@private.example.jp",
  );
  expect(await rowsOf(membership.ken)).toEqual([1, 1, 2, 1]);
});
