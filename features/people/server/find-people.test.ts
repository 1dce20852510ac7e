import { describe, expect, test } from "vitest";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import { enter } from "#features/employees/server/employees.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { findPeople, PEOPLE_SHOWN } from "../contract/find-people.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;

const find = async (q: string, who: PersonKey | "guest" = "misaki", id = aoba) =>
  (await server.as(who).call(findPeople, { params: { id }, query: { q } })).data;
const names = async (q: string) => (await find(q)).map(({ name }) => name);

describe("a person is found", () => {
  test.each([
    ["by kanji, with and without the space", ["鈴木一郎", "鈴木　一郎", " 鈴木 一郎 "]],
    ["by kana in any writing", ["すずき", "スズキ", "ｽｽﾞｷ", "すずき いちろう"]],
    [
      "by romaji, either way round and while it is typed",
      ["suzuki", "Ichiro SUZUKI", "suzukiichirou", "ichi"],
    ],
    ["by email, whole or in part", ["ichiro@example.jp", "ICHIRO@EXAMPLE.JP", "ichiro@"]],
  ])("%s", async (_, typed) => {
    for (const q of typed) expect(await names(q)).toEqual(["鈴木 一郎"]);
  });

  test("by the management number, in signs of either width, and by nobody else's", async () => {
    const { management_no } = (await find("鈴木"))[0] ?? { management_no: 0 };
    const wide = String.fromCharCode(...[...String(management_no)].map((one) => one.charCodeAt(0) + 0xfee0));
    for (const q of [String(management_no), wide]) expect(await names(q)).toEqual(["鈴木 一郎"]);
    expect(await names("999999999999999999")).toEqual([]);
  });

  test("by the employee id, before those whose names hold it", async () => {
    await server.database.kysely
      .updateTable("memberships")
      .set({ employee_id: "suzuki" })
      .where("id", "=", membership.ken ?? 0)
      .execute();
    expect(await names("suzuki")).toEqual(["高橋 健", "鈴木 一郎"]);
  });

  test("whether waiting, paused, an employee, or invited and not yet here; not once they have left", async () => {
    expect(await find("ヤマモト")).toMatchObject([{ kind: "alumnus", state: "under_review" }]);
    expect(await find("ワタナベ")).toMatchObject([{ state: "paused" }]);
    expect(await find("マツモト")).toMatchObject([{ kind: "employee", state: "participating" }]);
    await enter(server, "misaki", aoba, { email: "daichi@example.jp" });
    expect(await find("daichi@")).toMatchObject([{ state: "not_participating", email: "daichi@example.jp" }]);
    expect(await find("カトウ")).toEqual([]);
  });
});

test("signs that mean something to a database are taken as they are", async () => {
  for (const q of ["%", "_", "\\", "(", "[ア", ".*"]) expect(await find(q)).toEqual([]);
});

test("without anything typed nobody is found", async () => {
  expect(await find("  ")).toEqual([]);
});

test("the candidates' list finds the same by the same words", async () => {
  for (const q of ["yamamoto", "やまもと", "ヤマモト", "aoi yamamoto", "山本", "aoi@"]) {
    const { data } = await server
      .as("misaki")
      .call(listCandidates, { params: { id: aoba }, query: { info: q } });
    expect(data.records.map(({ id }) => id)).toEqual([membership.aoi]);
    expect((await find(q)).map(({ id }) => id)).toEqual([membership.aoi]);
  }
});

test("whose name begins with it comes before those who hold it elsewhere", async () => {
  await server.database.kysely
    .updateTable("accounts")
    .set({ email: "matsu-sato@example.jp" })
    .where("id", "=", server.ids.account.emi ?? 0)
    .execute();
  expect(await names("sato")).toEqual(["佐藤 花子", "松本 恵美"]);
});

test("of many the first are shown", async () => {
  await seedCandidates(server, aoba, 30);
  expect(await find("候補")).toHaveLength(PEOPLE_SHOWN);
});

test("administrators find the people of their own community alone", async () => {
  expect(await find("中村")).toEqual([]);
  expect(await find("ren@example.jp")).toEqual([]);
  expect((await find("中村", "yui", minato)).map(({ id }) => id)).toEqual([membership.ren]);
});

test.each([
  ["guest", 401],
  ["hanako", 403],
  ["ken", 403],
  ["sho", 403],
  ["aoi", 403],
  ["yui", 404],
  ["unei", 403],
] as const)("%s finds nobody: %i", async (who, status) => {
  await expect(find("スズキ", who)).rejects.toMatchObject({ status });
});
